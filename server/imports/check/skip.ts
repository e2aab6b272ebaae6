import type { ImportSkips } from "#contract/imports/corrections.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";
import { findRows } from "#server/imports/rows.ts";
import { lockImport } from "#server/imports/sql.ts";
import type { Parts } from "#server/parts.ts";
import { judgeImport } from "./check.ts";

/**
 * Leaves rows out of an import or takes them in again, and judges anew what that concerns. 409 where the import is not waiting
 * for its start, 400 for a row that it does not have.
 */
export async function skipRows(
  parts: Pick<Parts, "db" | "clock" | "settings">,
  importId: string,
  skips: ImportSkips,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const checked = await lockImport(tx, importId);
    if (checked.state !== "checked") throw new Problem(409, "import-not-ready");
    if ((await findRows(tx, importId, skips.rows)).length < skips.rows.length) throw wrongField("rows");
    await judgeImport(tx, checked, agencyToday(parts), { rows: [], columns: new Set(), skips });
  });
}
