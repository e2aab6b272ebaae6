import { createReadStream } from "node:fs";
import { parse } from "csv-parse";
import writeXlsxFile, { type Cell, type SheetData } from "write-excel-file/node";
import { watchUse } from "#server/audio/analysis/watch-use.ts";

// A program of its own: to make a large workbook takes seconds and holds all of its cells.
// It is called with the path of a spreadsheet as we write CSV, and the path of the workbook that it is to write; it prints
// `true` once that is whole.

const widest = 48;
const narrowest = 10;
/** Figures that stay the same letters as a number. */
const number = /^(?:0|[1-9]\d{0,14})$/;

const cellOf = (text: string): Cell => {
  if (text === "") return null;
  // As a text no program takes it for a formula.
  return number.test(text) ? { value: Number(text), type: Number } : { value: text, type: String };
};

async function writeWorkbook(from: string, to: string): Promise<void> {
  const records = createReadStream(from).pipe(parse({ bom: true, relax_column_count: true }));
  const rows: SheetData = [];
  const widths: number[] = [];
  for await (const record of records as AsyncIterable<string[]>) {
    for (const [place, text] of record.entries())
      widths[place] = Math.min(widest, Math.max(narrowest, widths[place] ?? 0, text.length + 2));
    rows.push(
      rows.length === 0 ? record.map((value) => ({ value, fontWeight: "bold" })) : record.map(cellOf),
    );
  }
  const columns = widths.map((width) => ({ width }));
  await writeXlsxFile(rows, { columns, stickyRowsCount: 1 }).toFile(to);
}

const [, , from = "", to = ""] = process.argv;
watchUse();
await writeWorkbook(from, to);
process.stdout.write("true");
