import type { ImportSkips } from "#contract/imports/corrections.ts";
import type { Db } from "#server/db/client.ts";
import { findCells, findRows, type StoredRow } from "#server/imports/rows.ts";
import { nameColumns } from "#server/imports/sheet/artist-name.ts";
import type { SheetRow } from "#server/imports/sheet/read-sheet.ts";
import { type CheckedImport, headingsOf } from "./found.ts";
import { type Group, groupRows } from "./groups.ts";

/** Rows as they are corrected, and the columns of which cells are; rows that are left out from now on, or no longer. */
export interface Correction {
  rows: SheetRow[];
  columns: Set<string>;
  skips?: ImportSkips;
}

/** Artists whose rows are to be judged, and these rows as they are stored. */
export interface RowsToJudge {
  groups: Group[];
  stored: Map<number, StoredRow>;
}

type Row = SheetRow & Pick<StoredRow, "outcome">;

const byRow = <R extends SheetRow>(rows: R[]) => new Map(rows.map((row) => [row.row, row]));

/** The rows that are not left out, as they are stored. */
export const takenRows = <R extends Row>(rows: R[]): R[] =>
  rows.filter(({ outcome }) => outcome !== "skipped");

/** The rows that are not left out after an act, as they are corrected. */
function rowsAfter(rows: Row[], { rows: corrected, skips }: Correction): SheetRow[] {
  const others = byRow(corrected);
  const named = new Set(skips?.rows);
  const isTaken = ({ row, outcome }: Row) => (named.has(row) ? !skips?.isSkipped : outcome !== "skipped");
  return rows.filter(isTaken).map((row) => others.get(row.row) ?? row);
}

/** Every artist of an import. */
export async function allRows(
  tx: Db,
  { id, found }: Pick<CheckedImport, "id" | "found">,
  correction: Correction,
): Promise<RowsToJudge> {
  const rows = await findRows(tx, id);
  return { groups: groupRows(rowsAfter(rows, correction), headingsOf(found)), stored: byRow(rows) };
}

/** What else an artist's rows are judged by than by their own cells. */
const placeOf = ({ key, name, rows, twinOf }: Group) =>
  JSON.stringify([key, name, twinOf, rows.map(({ row }) => row)]);

/** The artists that corrected rows belong to now, and those that have other rows or another twin since. */
export async function correctedRows(
  tx: Db,
  { id, found }: Pick<CheckedImport, "id" | "found">,
  correction: Correction,
): Promise<RowsToJudge> {
  const { columns, skips } = correction;
  const headings = headingsOf(found);
  const others = byRow(correction.rows);
  const ofNames = nameColumns(headings);
  const names = await findCells(tx, id, ofNames);
  // To fold the names of a large import takes longer than to read them.
  const before =
    skips || ofNames.some((column) => columns.has(column))
      ? new Set(groupRows(takenRows(names), headings).map(placeOf))
      : undefined;
  const groups = groupRows(rowsAfter(names, correction), headings).filter(
    (group) =>
      group.rows.some(({ row }) => others.has(row)) || (before !== undefined && !before.has(placeOf(group))),
  );
  const numbers = groups.flatMap(({ rows }) => rows.map(({ row }) => row));
  const stored = byRow(await findRows(tx, id, numbers));
  const whole = (row: SheetRow) => others.get(row.row) ?? stored.get(row.row) ?? row;
  return { groups: groups.map((group) => ({ ...group, rows: group.rows.map(whole) })), stored };
}
