import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, desc, eq, gt, inArray, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import type { StatedConsent } from "#contract/imports.ts";
import type { Db } from "#server/db/client.ts";
import { importRows, imports, uploads } from "#server/db/imports-schema.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";
import { type CheckedImport, type Found, withFound } from "./check/found.ts";
import type { CheckedRow } from "./check/judge-groups.ts";
import type { Sheet, SheetRow } from "./sheet/read-sheet.ts";

/** The embedded database works on the event loop: 500 long rows stopped everything else for a third of a second. */
const rowsAtOnce = 100;
const notFound = () => new Problem(404, "import-not-found");

/** Stores an import that is to be checked, with its rows, and takes its uploads out of an earlier one that nobody started. */
export async function insertImport(
  db: Db,
  userId: string,
  draft: {
    fileName: string;
    sheet: Sheet;
    found: Found;
    consent: StatedConsent;
    uploadIds: string[];
    keyed: KeyedCall | undefined;
    now: Date;
  },
): Promise<string> {
  const { fileName, sheet, found, consent, uploadIds, keyed, now } = draft;
  const insert = async (tx: Db) => {
    const earlier = await tx
      .selectDistinct({ id: imports.id, state: imports.state })
      .from(uploads)
      .innerJoin(imports, eq(imports.id, uploads.importId))
      .where(inArray(uploads.id, uploadIds));
    if (earlier.some(({ state }) => state === "running")) throw new Problem(409, "import-running");
    const [row] = await tx
      .insert(imports)
      .values({
        userId,
        fileName,
        encoding: sheet.encoding,
        consent,
        found: found as unknown as Record<string, unknown>,
        createdAt: now,
      })
      .returning({ id: imports.id });
    if (!row) throw new Error("an insert returned no row");
    for (let from = 0; from < sheet.rows.length; from += rowsAtOnce) {
      await nextTurn();
      await tx.insert(importRows).values(
        sheet.rows.slice(from, from + rowsAtOnce).map((one) => ({
          ...one,
          importId: row.id,
          artistKey: "",
          outcome: "unchanged" as const,
          remarks: [],
        })),
      );
    }
    await tx.update(uploads).set({ importId: row.id }).where(inArray(uploads.id, uploadIds));
    const ids = earlier.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(imports).where(inArray(imports.id, ids));
    return { importId: row.id };
  };
  return (await db.transaction((tx) => once(tx, keyed, now, () => insert(tx)))).importId;
}

/** An import by its id, for every owner; 404 for an unknown one. */
export async function findImport(db: Db, id: string): Promise<CheckedImport> {
  const [row] = isUuid(id) ? await db.select().from(imports).where(eq(imports.id, id)) : [];
  if (!row) throw notFound();
  return withFound(row);
}

/** Locks an import until the transaction ends, so that its writers queue; 404 for an unknown one. */
export async function lockImport(tx: Db, id: string): Promise<CheckedImport> {
  const [row] = isUuid(id) ? await tx.select().from(imports).where(eq(imports.id, id)).for("update") : [];
  if (!row) throw notFound();
  return withFound(row);
}

const mostListed = 20;

/** The newest imports. */
export const listImports = (db: Db) =>
  db
    .select({
      id: imports.id,
      state: imports.state,
      fileName: imports.fileName,
      createdAt: imports.createdAt,
      startedAt: imports.startedAt,
      endedAt: imports.endedAt,
    })
    .from(imports)
    // One that runs is always among them.
    .orderBy(desc(eq(imports.state, "running")), desc(imports.createdAt), desc(imports.id))
    .limit(mostListed);

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

/** One column of every row, in the order of the file. */
export const findColumn = (
  db: Db,
  importId: string,
  column: string,
): Promise<{ row: number; text: string }[]> =>
  db
    .select({ row: importRows.row, text: sql<string>`coalesce(${importRows.cells} ->> ${column}, '')` })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .orderBy(asc(importRows.row));

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

/** Stores the cells of these columns as they are in these rows. */
export async function writeCells(
  tx: Db,
  importId: string,
  { rows, columns }: { rows: SheetRow[]; columns: ReadonlySet<string> },
): Promise<void> {
  const written = rows.map(({ row, cells }) => ({
    row,
    filled: Object.fromEntries(Object.entries(cells).filter(([column]) => columns.has(column))),
    emptied: [...columns].filter((column) => cells[column] === undefined),
  }));
  if (written.length === 0) return;
  await tx.execute(sql`
    update ${importRows} set cells = cells - array(select jsonb_array_elements_text(w.emptied)) || w.filled
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w("row" integer, filled jsonb, emptied jsonb)
    where ${importRows.importId} = ${importId} and ${importRows.row} = w.row`);
}

/** Whether no import runs, other than this one; asked in a transaction, it stays so until that ends. */
export async function isNoneRunning(tx: Db): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(7411002)`);
  return (await tx.$count(imports, eq(imports.state, "running"))) === 0;
}

const ended = ["done", "cancelled", "failed"] as const;

/** Forgets uploads that nothing takes, imports that nobody started, and old reports; their bytes are swept with others. */
export async function forgetImports(db: Db, before: { unstarted: Date; report: Date }): Promise<void> {
  await db
    .delete(imports)
    .where(
      or(
        and(inArray(imports.state, ["checking", "checked"]), lt(imports.createdAt, before.unstarted)),
        and(inArray(imports.state, [...ended]), lt(imports.endedAt, before.report)),
      ),
    );
  await db.delete(uploads).where(and(isNull(uploads.importId), lt(uploads.changedAt, before.unstarted)));
  // What an import that ended could not delete.
  await db.delete(uploads).where(
    inArray(
      uploads.importId,
      db
        .select({ id: imports.id })
        .from(imports)
        .where(notInArray(imports.state, ["checking", "checked", "running"])),
    ),
  );
}
