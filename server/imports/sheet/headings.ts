import { locales, type Locale } from "#contract/constants/site-languages.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { say } from "#server/http/language/sentences.ts";
import { foldPhrase } from "#server/db/text/fold.ts";
import { meansName } from "./name-words.ts";
import { columnCodes, sheetColumns, type Column } from "./columns.ts";
import { cleanCell } from "./formula-cells.ts";

/** What a column may be called in a language; the first is what we write. */
const wordsOf = (column: Column, locale: Locale): string[] =>
  say(locale, sheetColumns[column].words).split(", ");

const byWord = new Map<string, Column>();
for (const column of columnCodes)
  for (const word of [column, ...locales.flatMap((locale) => wordsOf(column, locale))])
    byWord.set(foldPhrase(word), column);

const columnOf = (heading: string): Column | undefined => byWord.get(foldPhrase(heading));
const isOfName = (column: Column | undefined) => column === "name" || column === "lastName";

/** The heading of a column as we write it. */
export const headingOf = (column: Column, locale: Locale): string => wordsOf(column, locale)[0] ?? column;

/** The headings of a spreadsheet. */
export interface Headings {
  /** As they stand in the file, each once. */
  columns: string[];
  /** Where each stands in a row. */
  places: number[];
}

/** Reads the row of headings; 422 where no column holds the artists' names. */
export function readHeadings(record: string[]): Headings {
  const columns: string[] = [];
  const places: number[] = [];
  for (const [place, cell] of record.entries()) {
    const name = cleanCell(cell.replaceAll(/[\p{Cc}\s]+/gu, " "))
      .slice(0, 100)
      .trimEnd();
    if (name === "" || name === "+") continue;
    let column = name;
    for (let nth = 2; columns.includes(column); nth += 1) column = `${name.slice(0, 94)} (${nth})`;
    columns.push(column);
    places.push(place);
  }
  const { known, unknown } = understand(columns);
  if (!known.name) throw new Problem(422, "import-no-sheet");
  const unclear = unknown.find((column) => isOfName(columnOf(column)) || meansName(column));
  if (unclear) throw new Problem(422, "import-name-unclear", { values: { column: unclear } });
  return { columns, places };
}

/** What headings mean: which one stands for what, and which for nothing; of two for one thing the first does. */
export interface Understood {
  known: Partial<Record<Column, string>>;
  unknown: string[];
}

export function understand(columns: string[]): Understood {
  const known: Partial<Record<Column, string>> = {};
  const unknown: string[] = [];
  for (const column of columns) {
    const code = columnOf(column);
    if (code && known[code] === undefined) known[code] = column;
    else unknown.push(column);
  }
  return { known, unknown };
}
