import readXlsxFile from "read-excel-file/universal";
import { Problem } from "#server/http/problems/problem.ts";
import { mostColumns } from "#server/imports/sheet/bounds.ts";
import { type Line, readLines, type Sheet, toSheet } from "#server/imports/sheet/read-sheet.ts";
import { hasNames } from "#server/imports/sheet/headings.ts";
import { unpackWorkbook } from "./unpack-workbook.ts";

type Cell = string | number | boolean | Date | null | undefined;

const midnight = " 00:00";
const withoutDate = "1899-12-3";

/** A moment as a person writes it: a day, with its time where it has one; a time alone has no day. */
function momentText(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return "";
  const text = moment.toISOString().slice(0, 16).replace("T", " ");
  if (text.startsWith(withoutDate)) return text.slice(11);
  return text.endsWith(midnight) ? text.slice(0, -midnight.length) : text;
}

/** What a cell shows: numbers as fifteen figures tell them, as programs do. */
function textOf(cell: Cell): string {
  if (cell instanceof Date) return momentText(cell);
  if (typeof cell === "number") return String(Number(cell.toPrecision(15)));
  return cell === null || cell === undefined ? "" : String(cell);
}

/** The last cell of a row tells its number. */
const lineOf = (cells: readonly Cell[]): Line => ({
  row: Number(cells[mostColumns]),
  cells: cells.slice(0, mostColumns).map(textOf),
});

/**
 * Reads a workbook (.xlsx) of artists and samples: the first worksheet with a column for names. 422 for what is none, and for
 * one that is too large.
 */
export async function readWorkbook(path: string): Promise<Sheet> {
  const worksheets = await readXlsxFile(await unpackWorkbook(path), { trim: false }).catch(
    (error: unknown) => {
      throw error instanceof Problem ? error : new Problem(422, "import-unreadable", { cause: error });
    },
  );
  const filled = worksheets
    .map(({ sheet, data }) => ({ name: sheet, lines: (data as Cell[][]).map(lineOf) }))
    .filter(({ lines }) => lines.length > 0);
  const chosen = filled.find(({ lines }) => hasNames(lines)) ?? filled[0];
  const sheet = toSheet(await readLines(chosen?.lines ?? []), "utf-8");
  return { ...sheet, worksheet: worksheets.length > 1 ? (chosen?.name ?? null) : null };
}
