import type { ImportReplacement } from "#contract/imports/corrections.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";
import { findRows } from "#server/imports/rows.ts";
import { sheetColumns } from "#server/imports/sheet/columns.ts";
import { columnOf } from "#server/imports/sheet/headings.ts";
import type { SheetColumn } from "#server/imports/sheet/sheet-column.ts";
import type { Values } from "#server/imports/sheet/values.ts";
import { lockImport } from "#server/imports/sql.ts";
import type { Parts } from "#server/parts.ts";
import { judgeImport } from "./check.ts";
import { shown } from "./row-cells.ts";

/** A cell with a value in the place of another: the whole of it, or the entries of its list. */
function replaced(text: string, values: Values<string>, { value, by }: ImportReplacement): string {
  if (shown(text) === value) return by;
  const entries = values.split(text);
  return entries.some((entry) => shown(entry) === value)
    ? entries.map((entry) => (shown(entry) === value ? by : entry)).join(", ")
    : text;
}

/**
 * Replaces a value that nobody knows in every row of its column, and judges anew what that concerns. 409 where the import is
 * not waiting for its start; 400 for a column without words, and for a value that is none of them.
 */
export async function replaceValue(
  parts: Pick<Parts, "db" | "clock" | "settings">,
  importId: string,
  replacement: ImportReplacement,
): Promise<void> {
  const { column, by } = replacement;
  await parts.db.transaction(async (tx) => {
    const checked = await lockImport(tx, importId);
    if (checked.state !== "checked") throw new Problem(409, "import-not-ready");
    const code = checked.found.columns.includes(column) ? columnOf(column) : undefined;
    const { values }: Partial<SheetColumn> = code ? sheetColumns[code] : {};
    if (!values) throw wrongField("column");
    if (values.read(by) === undefined) throw wrongField("by");
    const rows = (await findRows(tx, importId)).flatMap(({ row, cells }) => {
      const text = cells[column] ?? "";
      const next = replaced(text, values, replacement);
      return next === text ? [] : [{ row, cells: { ...cells, [column]: next } }];
    });
    await judgeImport(tx, checked, agencyToday(parts), { rows, columns: new Set([column]) });
  });
}
