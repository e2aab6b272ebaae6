import { locales, type Locale } from "#contract/constants/site-languages.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { say } from "#server/http/language/sentences.ts";
import { foldPhrase } from "#server/db/text/fold.ts";
import { columnCodes, sheetColumns, type Column } from "./columns.ts";
import { cleanCell } from "./formula-cells.ts";
import { mostTitles } from "./bounds.ts";
import { meansName } from "./name-words.ts";

/** What a column may be called in a language; the first is what we write. */
const wordsOf = (column: Column, locale: Locale): string[] =>
  say(locale, sheetColumns[column].words).split(", ");

const byWord = new Map<string, Column>();
for (const column of columnCodes)
  for (const word of [column, ...locales.flatMap((locale) => wordsOf(column, locale))])
    byWord.set(foldPhrase(word), column);

/** What a heading stands for; what it says in brackets explains it. */
export const columnOf = (heading: string): Column | undefined =>
  byWord.get(foldPhrase(heading)) ??
  byWord.get(foldPhrase(heading.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, " ")));
/** The language in which a heading says what its column holds; undefined where it is in none of ours. */
export const languageOf = (column: Column, heading: string): Locale | undefined =>
  locales.find((locale) => wordsOf(column, locale).some((word) => foldPhrase(word) === foldPhrase(heading)));
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

/** The cells of a row as headings. */
function readHeadings(cells: string[]): Headings {
  const columns: string[] = [];
  const places: number[] = [];
  for (const [place, cell] of cells.entries()) {
    const name = cleanCell(cell.replaceAll(/[\p{Cc}\s]+/gu, " "))
      .slice(0, 100)
      .trimEnd();
    if (name === "" || name === "+") continue;
    let column = name;
    for (let nth = 2; columns.includes(column); nth += 1) column = `${name.slice(0, 94)} (${nth})`;
    columns.push(column);
    places.push(place);
  }
  return { columns, places };
}

/** The first lines of a file as headings: the likeliest one first, which has a column for names and most columns that are known. */
function rateHeadings(lines: { cells: string[] }[]) {
  const rated = lines.slice(0, mostTitles).map(({ cells }, place) => {
    const headings = readHeadings(cells);
    const { known, unknown } = understand(headings.columns);
    return { place, headings, unknown, hasName: known.name !== undefined, count: Object.keys(known).length };
  });
  return rated.toSorted((a, b) => Number(b.hasName) - Number(a.hasName) || b.count - a.count);
}

/** Whether one of the first lines has a column for names. */
export const hasNames = (lines: { cells: string[] }[]): boolean => rateHeadings(lines)[0]?.hasName === true;

const mostShown = 300;

/** Finds the headings among the first lines, below titles; 422 where no column, or an unclear one, holds the artists' names. */
export function findHeadings(lines: { row: number; cells: string[] }[]): Headings & { place: number } {
  const [best] = rateHeadings(lines);
  if (!best) throw new Problem(422, "import-no-rows");
  const { place, headings, unknown } = best;
  if (!best.hasName) {
    const shown = headings.columns.map((column) => `“${column}”`).join(", ");
    const values = { row: lines[place]?.row ?? 1, headings: shown.slice(0, mostShown).toWellFormed() };
    throw new Problem(422, "import-no-names", { values });
  }
  const unclear = unknown.find((column) => isOfName(columnOf(column)) || meansName(column));
  if (unclear) throw new Problem(422, "import-name-unclear", { values: { column: unclear } });
  return { ...headings, place };
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
