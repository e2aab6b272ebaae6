import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import type { CsvEncoding } from "#contract/imports.ts";
import { limits } from "#contract/constants/limits.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { readHeadings, type Headings } from "./headings.ts";
import { findDelimiter } from "./delimiter.ts";
import { decode, findEncoding, type OpenSheet } from "./encoding.ts";
import { readCell } from "./formula-cells.ts";

/** A row under the headings, counted from 2 as a spreadsheet does; its cells by the names of their columns. */
export interface SheetRow {
  row: number;
  cells: Record<string, string>;
}

export interface Sheet {
  encoding: CsvEncoding;
  headings: Headings;
  rows: SheetRow[];
}

/** Where cells stand that no heading is for. */
export const overflow = "+";

// No catalogue has more columns.
const mostColumns = 100;
const tooLong = (cause?: unknown) => new Problem(422, "import-too-long", { cause });
// Programs write empty rows at the end.
const mostLines = 100_000;

async function* records(open: OpenSheet, encoding: CsvEncoding): AsyncGenerator<string[]> {
  const { delimiter, text } = await findDelimiter(decode(open, encoding));
  const parser = parse({
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: 2 * limits.import.rowLetters,
  });
  // Whoever reads the parser hears of its errors; those of the text are thrown there too.
  const done = pipeline(Readable.from(text), parser).catch(() => undefined);
  yield* parser as AsyncIterable<string[]>;
  await done;
}

const isEmpty = (record: string[]) => record.every((cell) => readCell(cell) === "");

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

/** How many letters are kept of a row. */
export const lettersOf = (cells: Record<string, string>): number =>
  Object.entries(cells).reduce((sum, [column, text]) => sum + column.length + text.length, 0);

async function readRows(open: OpenSheet, encoding: CsvEncoding): Promise<Omit<Sheet, "encoding">> {
  const rows: SheetRow[] = [];
  let headings: Headings | undefined;
  let [line, letters] = [0, 0];
  for await (const record of records(open, encoding)) {
    line += 1;
    if (line > mostLines) throw new Problem(422, "import-too-many-rows");
    if (isEmpty(record)) continue;
    if (record.length > mostColumns) throw new Problem(422, "import-unreadable");
    if (!headings) {
      headings = readHeadings(record);
      line = 1;
      continue;
    }
    if (line > limits.import.rows + 1) throw new Problem(422, "import-too-many-rows");
    const cells = readCells(record, headings);
    const more = lettersOf(cells);
    letters += more;
    if (more > limits.import.rowLetters || letters > limits.import.sheetLetters) throw tooLong();
    rows.push({ row: line, cells });
  }
  if (!headings || rows.length === 0) throw new Problem(422, "import-no-sheet");
  return { headings, rows };
}

/** Reads a spreadsheet of artists and samples; 422 for what is none, and for one of too many rows or letters. */
export async function readSheet(open: OpenSheet, wanted?: CsvEncoding): Promise<Sheet> {
  const encoding = wanted ?? (await findEncoding(open));
  try {
    return { encoding, ...(await readRows(open, encoding)) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw error.code === "CSV_MAX_RECORD_SIZE"
      ? tooLong(error)
      : new Problem(422, "import-unreadable", { cause: error });
  }
}
