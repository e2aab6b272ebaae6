import { and, eq } from "drizzle-orm";
import type { ImportCells } from "#contract/imports.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { importRows, imports } from "#server/db/imports-schema.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";
import { limits } from "#contract/constants/limits.ts";
import { lettersOf, overflow } from "#server/imports/sheet/read-sheet.ts";
import { findImport } from "#server/imports/sql.ts";
import type { Parts } from "#server/parts.ts";
import { judgeImport } from "./check.ts";

/** Writes corrected cells and judges the rows anew; 409 where the import is not waiting for its start. */
export async function correctCells(
  parts: Pick<Parts, "db" | "clock" | "settings">,
  importId: string,
  { cells: corrected }: ImportCells,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    await findImport(tx, importId);
    await tx.select({ id: imports.id }).from(imports).where(eq(imports.id, importId)).for("update");
    const checked = await findImport(tx, importId);
    if (checked.state !== "checked") throw new Problem(409, "import-not-ready");
    const columns = new Set([...checked.found.columns, overflow]);
    for (const [nth, { row, column, value }] of corrected.entries()) {
      const own = and(eq(importRows.importId, importId), eq(importRows.row, row));
      const [found] = await tx.select({ cells: importRows.cells }).from(importRows).where(own);
      if (!found) throw wrongField(`cells/${nth}/row`);
      if (!columns.has(column)) throw wrongField(`cells/${nth}/column`);
      const { [column]: _before, ...others } = found.cells;
      const cells = value.trim() === "" ? others : { ...others, [column]: value.trim() };
      if (lettersOf(cells) > limits.import.rowLetters) throw new Problem(422, "import-too-long");
      await tx.update(importRows).set({ cells }).where(own);
    }
    await judgeImport(tx, checked, agencyToday(parts));
  });
}
