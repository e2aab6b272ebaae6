import type { Db } from "#server/db/client.ts";
import { findCells, findRows, type StoredRow } from "#server/imports/rows.ts";
import { nameColumns } from "#server/imports/sheet/artist-name.ts";
import type { SheetRow } from "#server/imports/sheet/read-sheet.ts";
import { type CheckedImport, headingsOf } from "./found.ts";
import { type Group, groupRows } from "./groups.ts";

/** Rows as they are corrected, and the columns of which cells are. */
export interface Correction {
  rows: SheetRow[];
  columns: Set<string>;
}

/** Artists whose rows are to be judged, and these rows as they are stored. */
export interface RowsToJudge {
  groups: Group[];
  stored: Map<number, StoredRow>;
}

const byRow = <Row extends SheetRow>(rows: Row[]) => new Map(rows.map((row) => [row.row, row]));

/** Every artist of an import. */
export async function allRows(
  tx: Db,
  { id, found }: Pick<CheckedImport, "id" | "found">,
  corrected: Correction,
): Promise<RowsToJudge> {
  const rows = await findRows(tx, id);
  const others = byRow(corrected.rows);
  const groups = groupRows(
    rows.map((row) => others.get(row.row) ?? row),
    headingsOf(found),
  );
  return { groups, stored: byRow(rows) };
}

/** What else an artist's rows are judged by than by their own cells. */
const placeOf = ({ key, name, rows, twinOf }: Group) =>
  JSON.stringify([key, name, twinOf, rows.map(({ row }) => row)]);

/** The artists that corrected rows belong to now, and those that have other rows or another twin since. */
export async function correctedRows(
  tx: Db,
  { id, found }: Pick<CheckedImport, "id" | "found">,
  { rows: corrected, columns }: Correction,
): Promise<RowsToJudge> {
  const headings = headingsOf(found);
  const others = byRow(corrected);
  const ofNames = nameColumns(headings);
  const names = await findCells(tx, id, ofNames);
  // To fold the names of a large import takes longer than to read them.
  const before = ofNames.some((column) => columns.has(column))
    ? new Set(groupRows(names, headings).map(placeOf))
    : undefined;
  const groups = groupRows(
    names.map((row) => others.get(row.row) ?? row),
    headings,
  ).filter(
    (group) =>
      group.rows.some(({ row }) => others.has(row)) || (before !== undefined && !before.has(placeOf(group))),
  );
  const numbers = groups.flatMap(({ rows }) => rows.map(({ row }) => row));
  const stored = byRow(await findRows(tx, id, numbers));
  const whole = (row: SheetRow) => others.get(row.row) ?? stored.get(row.row) ?? row;
  return { groups: groups.map((group) => ({ ...group, rows: group.rows.map(whole) })), stored };
}
