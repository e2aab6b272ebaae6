import type { ImportCells } from "#contract/imports/corrections.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";
import { importLimits } from "#contract/constants/import-limits.ts";
import { lettersOf, overflow, type SheetRow } from "#server/imports/sheet/read-sheet.ts";
import { cleanCell } from "#server/imports/sheet/formula-cells.ts";
import { findRows } from "#server/imports/rows.ts";
import { lockImport } from "#server/imports/sql.ts";
import type { Parts } from "#server/parts.ts";
import { judgeImport } from "./check.ts";

/** These rows with their corrected cells; refuses rows and columns that there are not, and rows that become too long. */
function correct(rows: SheetRow[], known: Set<string>, corrected: ImportCells["cells"]): SheetRow[] {
  const cellsOf = new Map(rows.map(({ row, cells }) => [row, { ...cells }]));
  for (const [nth, { row, column, value }] of corrected.entries()) {
    const cells = cellsOf.get(row);
    if (!cells) throw wrongField(`cells/${nth}/row`);
    if (!known.has(column)) throw wrongField(`cells/${nth}/column`);
    const text = cleanCell(value);
    if (text === "") delete cells[column];
    else cells[column] = text;
    if (lettersOf(cells) > importLimits.rowLetters) throw new Problem(422, "import-too-long");
  }
  return [...cellsOf].map(([row, cells]) => ({ row, cells }));
}

/** Writes corrected cells and judges anew what they concern; 409 where the import is not waiting for its start. */
export async function correctCells(
  parts: Pick<Parts, "db" | "clock" | "settings">,
  importId: string,
  { cells: corrected }: ImportCells,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const checked = await lockImport(tx, importId);
    if (checked.state !== "checked") throw new Problem(409, "import-not-ready");
    const numbers = [...new Set(corrected.map(({ row }) => row))];
    const rows = await findRows(tx, importId, numbers);
    const known = new Set([...checked.found.columns, overflow]);
    await judgeImport(tx, checked, agencyToday(parts), {
      rows: correct(rows, known, corrected),
      columns: new Set(corrected.map(({ column }) => column)),
    });
  });
}
