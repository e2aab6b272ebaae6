import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import type { CsvEncoding } from "#contract/imports/imports.ts";
import { importLimits } from "#contract/constants/import-limits.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { type Line, readLines, type Sheet, tooLong, toSheet } from "#server/imports/sheet/read-sheet.ts";
import { findDelimiter } from "./delimiter.ts";
import { decode, findEncoding, type OpenSheet } from "./encoding.ts";

/** What the parser knew when it gave up. */
type Stopped = CsvError & { records?: number; lines?: number };

/** What is said of a text that breaks off: `lines` is where the last whole row ended. */
function problemOf(error: Stopped, lines: number): Problem {
  const row = (error.records ?? 0) + 1;
  // A quotation mark that nobody closes takes what follows for one cell.
  const isOpen = error.code === "CSV_QUOTE_NOT_CLOSED" || (error.lines ?? 0) - lines > 1;
  if (isOpen) return new Problem(422, "import-open-quote", { cause: error, values: { row } });
  return error.code === "CSV_MAX_RECORD_SIZE"
    ? tooLong(error)
    : new Problem(422, "import-unreadable", { cause: error });
}

async function* linesOf(open: OpenSheet, encoding: CsvEncoding): AsyncGenerator<Line> {
  const { delimiter, text } = await findDelimiter(decode(open, encoding));
  let lines = 0;
  const parser = parse({
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: 2 * importLimits.rowLetters,
    on_record: (record: string[], info) => {
      ({ lines } = info);
      return record;
    },
  });
  // Whoever reads the parser hears of its errors; those of the text are thrown there too.
  const done = pipeline(Readable.from(text), parser).catch(() => undefined);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? problemOf(error, lines) : error;
  }
  await done;
}

/** Reads a text of artists and samples; 422 for what is none, and for one of too many rows or letters. */
export async function readCsv(open: OpenSheet, wanted?: CsvEncoding): Promise<Sheet> {
  const encoding = wanted ?? (await findEncoding(open));
  return toSheet(await readLines(linesOf(open, encoding)), encoding);
}
