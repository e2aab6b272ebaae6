import type { Locale } from "#contract/constants/site-languages.ts";
import type { Db } from "#server/db/client.ts";
import { headingsOf } from "#server/imports/check/found.ts";
import type { Remark } from "#server/imports/check/remark.ts";
import { say, type Sentence } from "#server/http/language/sentences.ts";
import { byteOrderMark, csvLine } from "#server/imports/sheet/formula-cells.ts";
import { overflow } from "#server/imports/sheet/read-sheet.ts";
import { findRows } from "#server/imports/rows.ts";
import { findImport } from "#server/imports/sql.ts";
import { sayRemark } from "./say-remark.ts";

const why: Sentence = /*i18n*/ {
  id: "import.why",
  message: "Why it was refused",
  comment: "A heading of the spreadsheet of refused rows; an import does not understand it",
};

/** The refused rows as CSV with the columns that they came with, and why. */
export async function refusedLines(db: Db, importId: string, locale: Locale): Promise<string> {
  const { found } = await findImport(db, importId);
  const headings = headingsOf(found);
  const { columns } = found;
  const lines = [csvLine([...columns, say(locale, why)])];
  for (const { cells, outcome, remarks } of await findRows(db, importId)) {
    if (outcome !== "refused") continue;
    const said = (remarks as unknown as Remark[]).map((remark) => {
      const { column, sentence } = sayRemark(remark, headings, locale);
      return column === null ? sentence : `${column}: ${sentence}`;
    });
    const own = columns.map((column) => cells[column] ?? "");
    lines.push(csvLine([...own, said.join(" "), ...(cells[overflow] ? [cells[overflow]] : [])]));
  }
  return byteOrderMark + lines.join("");
}
