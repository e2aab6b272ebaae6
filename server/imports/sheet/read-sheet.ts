import { importLimits } from "#contract/constants/import-limits.ts";
import type { CsvEncoding } from "#contract/imports/imports.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { mostColumns, mostLines } from "./bounds.ts";
import { findHeadings, type Headings } from "./headings.ts";
import { readCell } from "./formula-cells.ts";

/** A line of a file as it stands there, with its number as programs show it. */
export interface Line {
  row: number;
  cells: string[];
}

/** A row under the headings, by its number in the file; its cells by the names of their columns. */
export interface SheetRow {
  row: number;
  cells: Record<string, string>;
}

export interface Sheet {
  encoding: CsvEncoding;
  /** The name of the worksheet that was read, where there are several. */
  worksheet: string | null;
  headings: Headings;
  rows: SheetRow[];
}

/** Where cells stand that no heading is for. */
export const overflow = "+";

export const tooLong = (cause?: unknown): Problem => new Problem(422, "import-too-long", { cause });

/** How many letters are kept of a row. */
export const lettersOf = (cells: Record<string, string>): number =>
  Object.entries(cells).reduce((sum, [column, text]) => sum + column.length + text.length, 0);

/** The lines that hold something; 422 for too many of them, and for too many letters. */
export async function readLines(lines: AsyncIterable<Line> | Iterable<Line>): Promise<Line[]> {
  const kept: Line[] = [];
  let letters = 0;
  for await (const line of lines) {
    // Programs write empty lines, and empty cells at their ends.
    const end = line.cells.findLastIndex((cell) => readCell(cell) !== "") + 1;
    if (end === 0) continue;
    kept.push({ ...line, cells: line.cells.slice(0, end) });
    letters += line.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (end > mostColumns) throw new Problem(422, "import-unreadable");
    if (kept.length > mostLines) throw new Problem(422, "import-too-many-rows");
    if (letters > 2 * importLimits.sheetLetters) throw tooLong();
  }
  return kept;
}

function readCells(record: string[], { columns, places }: Headings): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [nth, column] of columns.entries()) {
    const text = readCell(record[places[nth] ?? -1] ?? "");
    if (text !== "") cells[column] = text;
  }
  const known = new Set(places);
  const extra = record.filter((cell, place) => !known.has(place) && readCell(cell) !== "");
  if (extra.length > 0) cells[overflow] = extra.join(" ");
  return cells;
}

/** The rows of a spreadsheet below its headings; 422 where no column holds names, and for too many rows or letters. */
export function toSheet(lines: Line[], encoding: CsvEncoding): Sheet {
  if (lines.length === 0) throw new Problem(422, "import-no-rows");
  const { place, ...headings } = findHeadings(lines);
  const rows = lines.slice(place + 1).map(({ row, cells }) => ({ row, cells: readCells(cells, headings) }));
  if (rows.length === 0) throw new Problem(422, "import-no-rows");
  if (rows.length > importLimits.rows) throw new Problem(422, "import-too-many-rows");
  let letters = 0;
  for (const { cells } of rows) {
    const more = lettersOf(cells);
    letters += more;
    if (more > importLimits.rowLetters || letters > importLimits.sheetLetters) throw tooLong();
  }
  return { encoding, worksheet: null, headings, rows };
}
