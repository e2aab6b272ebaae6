import type { Locale } from "#contract/constants/site-languages.ts";
import type { ImportRow } from "#contract/imports.ts";
import { say, type Sentence } from "#server/http/language/sentences.ts";
import { problemSentences } from "#server/http/problems/problem-sentences.ts";
import { notes, refusals } from "#server/imports/check/remark-words.ts";
import type { Remark } from "#server/imports/check/remark.ts";
import type { Column } from "#server/imports/sheet/column-words.ts";
import type { Understood } from "#server/imports/sheet/columns.ts";
import { type Values, values } from "#server/imports/sheet/values.ts";

const sentences: Record<Remark["code"], Sentence> = { ...refusals, ...notes };

/** The values that a column holds, where they have words. */
export const valuesOf: Partial<Record<Column, Values<string>>> = {
  gender: values.gender,
  voiceColors: values.voiceColors,
  languages: values.languages,
  ageRanges: values.ageRanges,
  artistState: values.state,
  kind: values.kind,
  sampleLanguages: values.languages,
  sampleVoiceColors: values.voiceColors,
  transcriptLanguage: values.languages,
  state: values.state,
};

const shown = (column: Column | undefined, codes: string[], locale: Locale): string => {
  const known = column && valuesOf[column];
  const isYesNo = column === "sharesWholeName";
  return codes
    .map((code) =>
      isYesNo
        ? values.yesNo.write(code === "true" ? "yes" : "no", locale)
        : (known?.write(code, locale) ?? code),
    )
    .join(", ");
};

/** A remark in the reader's language, at the column that it is about. */
export function sayRemark(
  { code, column, values: filled, before, after, problem }: Remark,
  { known }: Understood,
  locale: Locale,
): ImportRow["remarks"][number] {
  const [old, next] = [before, after].map((codes) => codes && shown(column, codes, locale));
  return {
    column: (column && known[column]) ?? null,
    sentence: say(locale, sentences[code], {
      ...filled,
      ...(old !== undefined && next !== undefined ? { before: old || "–", after: next || "–" } : {}),
      ...(problem ? { reason: say(locale, problemSentences[problem], { m4a: "false" }) } : {}),
    }),
  };
}
