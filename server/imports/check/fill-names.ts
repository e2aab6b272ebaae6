import { agencyToday } from "#server/clock/agency-day.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { importLimits } from "#contract/constants/import-limits.ts";
import { findRows } from "#server/imports/rows.ts";
import { nameColumns, nameIn } from "#server/imports/sheet/artist-name.ts";
import { lettersOf } from "#server/imports/sheet/read-sheet.ts";
import { lockImport } from "#server/imports/sql.ts";
import type { Parts } from "#server/parts.ts";
import { judgeImport } from "./check.ts";
import { headingsOf } from "./found.ts";
import { takenRows } from "./rows-to-judge.ts";

/**
 * Writes the name of the artist above into every row that has none, as spreadsheets with joined cells mean it, and judges
 * these anew. 409 where the import is not waiting for its start, 422 for a row that becomes too long.
 */
export async function fillNames(
  parts: Pick<Parts, "db" | "clock" | "settings">,
  importId: string,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const checked = await lockImport(tx, importId);
    if (checked.state !== "checked") throw new Problem(409, "import-not-ready");
    const headings = headingsOf(checked.found);
    const columns = nameColumns(headings);
    let above: Record<string, string> = {};
    const rows = takenRows(await findRows(tx, importId)).flatMap(({ row, cells }) => {
      if (nameIn(cells, headings) !== "") {
        above = Object.fromEntries(
          columns.flatMap((column) => (cells[column] ? [[column, cells[column]]] : [])),
        );
        return [];
      }
      const filled = { ...cells, ...above };
      if (lettersOf(filled) > importLimits.rowLetters) throw new Problem(422, "import-too-long");
      return Object.keys(above).length > 0 ? [{ row, cells: filled }] : [];
    });
    await judgeImport(tx, checked, agencyToday(parts), { rows, columns: new Set(columns) });
  });
}
