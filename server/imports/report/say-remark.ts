import type { Locale } from "#contract/constants/site-languages.ts";
import type { ImportRow } from "#contract/imports/imports.ts";
import { say, type Sentence } from "#server/http/language/sentences.ts";
import { problemSentences } from "#server/http/problems/problem-sentences.ts";
import { notes, refusals } from "#server/imports/check/remark-words.ts";
import type { Remark } from "#server/imports/check/remark.ts";
import { writtenCodes } from "#server/imports/sheet/columns.ts";
import type { Understood } from "#server/imports/sheet/headings.ts";

const sentences: Record<Remark["code"], Sentence> = { ...refusals, ...notes };

/** A remark in the reader's language, at the column that it is about. */
export function sayRemark(
  { code, column, values: filled, before, after, problem }: Remark,
  { known }: Understood,
  locale: Locale,
): ImportRow["remarks"][number] {
  const [old, next] = [before, after].map(
    (codes) => codes && (column ? writtenCodes(column, codes, locale) : codes).join(", "),
  );
  return {
    column: (column && known[column]) ?? null,
    sentence: say(locale, sentences[code], {
      ...filled,
      ...(old !== undefined && next !== undefined ? { before: old || "–", after: next || "–" } : {}),
      ...(problem ? { reason: say(locale, problemSentences[problem], { m4a: "false" }) } : {}),
    }),
  };
}
