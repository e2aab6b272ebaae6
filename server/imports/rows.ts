import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { importRows } from "#server/db/schema/imports.ts";
import type { CheckedRow } from "./check/judge-groups.ts";
import type { SheetRow } from "./sheet/read-sheet.ts";

/** The embedded database works on the event loop: 500 long rows stopped everything else for a third of a second. */
const rowsAtOnce = 100;

/** Stores the rows of a spreadsheet that is to be checked. */
export async function insertRows(tx: Db, importId: string, rows: SheetRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await nextTurn();
    await tx.insert(importRows).values(
      rows.slice(from, from + rowsAtOnce).map((one) => ({
        ...one,
        importId,
        artistKey: "",
        outcome: "unchanged" as const,
        remarks: [],
      })),
    );
  }
}

/** A row as it is stored, with what was judged of it. */
export type StoredRow = typeof importRows.$inferSelect;

/** The rows of an import in the order of the file; some of them where their numbers are given. */
export async function findRows(db: Db, importId: string, numbers?: number[]): Promise<StoredRow[]> {
  const found: StoredRow[] = [];
  for (;;) {
    const some = await db
      .select()
      .from(importRows)
      .where(
        and(
          eq(importRows.importId, importId),
          gt(importRows.row, found.at(-1)?.row ?? 0),
          numbers && inArray(importRows.row, numbers),
        ),
      )
      .orderBy(asc(importRows.row))
      .limit(rowsAtOnce);
    found.push(...some);
    if (some.length < rowsAtOnce) return found;
    await nextTurn();
  }
}

/** Some columns of every row, in the order of the file, and what becomes of it. */
export const findCells = (
  db: Db,
  importId: string,
  columns: string[],
): Promise<(SheetRow & Pick<StoredRow, "outcome">)[]> => {
  const pairs = columns.flatMap((column) => [sql`${column}::text`, sql`${importRows.cells} ->> ${column}`]);
  return db
    .select({
      row: importRows.row,
      outcome: importRows.outcome,
      cells: sql<SheetRow["cells"]>`jsonb_strip_nulls(jsonb_build_object(${sql.join(pairs, sql`, `)}))`,
    })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .orderBy(asc(importRows.row));
};

/** Stores what was judged of rows. */
export async function writeJudged(
  tx: Db,
  importId: string,
  rows: Omit<CheckedRow, "cells">[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await nextTurn();
    const some = rows.slice(from, from + rowsAtOnce);
    const judged = some.map(({ row, artistKey, outcome, remarks }) => ({
      row,
      artist_key: artistKey,
      outcome,
      remarks,
    }));
    await tx.execute(sql`
      update ${importRows} set artist_key = j.artist_key, outcome = j.outcome, remarks = j.remarks
      from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
        as j("row" integer, artist_key text, outcome text, remarks jsonb)
      where ${importRows.importId} = ${importId} and ${importRows.row} = j.row`);
  }
}

/** Stores that these rows are left out: they are nobody's, and nothing is said of them. */
export const writeSkipped = async (tx: Db, importId: string, numbers: number[]): Promise<void> => {
  await tx
    .update(importRows)
    .set({ outcome: "skipped", artistKey: "", remarks: [] })
    .where(and(eq(importRows.importId, importId), inArray(importRows.row, numbers)));
};

/** Stores the cells of these columns as they are in these rows. */
export async function writeCells(
  tx: Db,
  importId: string,
  { rows, columns }: { rows: SheetRow[]; columns: ReadonlySet<string> },
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await nextTurn();
    const written = rows.slice(from, from + rowsAtOnce).map(({ row, cells }) => ({
      row,
      filled: Object.fromEntries(Object.entries(cells).filter(([column]) => columns.has(column))),
      emptied: [...columns].filter((column) => cells[column] === undefined),
    }));
    await tx.execute(sql`
      update ${importRows} set cells = cells - array(select jsonb_array_elements_text(w.emptied)) || w.filled
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w("row" integer, filled jsonb, emptied jsonb)
      where ${importRows.importId} = ${importId} and ${importRows.row} = w.row`);
  }
}
