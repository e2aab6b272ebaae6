import { and, desc, eq, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import type { StatedConsent } from "#contract/imports/imports.ts";
import type { Db } from "#server/db/client.ts";
import { imports } from "#server/db/schema/imports.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";
import { type CheckedImport, type Found, withFound } from "./check/found.ts";
import { insertRows } from "./rows.ts";
import type { Sheet } from "./sheet/read-sheet.ts";

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
    await insertRows(tx, row.id, sheet.rows);
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

/** Whether no import runs, other than this one; asked in a transaction, it stays so until that ends. */
export async function isNoneRunning(tx: Db): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(7411002)`);
  return (await tx.$count(imports, eq(imports.state, "running"))) === 0;
}

const ended = ["done", "cancelled", "failed"] as const;

/** Forgets imports that nobody started, and old reports, with the files they took, whose bytes are swept with others. */
export async function forgetImports(db: Db, before: { unstarted: Date; report: Date }): Promise<void> {
  await db
    .delete(imports)
    .where(
      or(
        and(inArray(imports.state, ["checking", "checked"]), lt(imports.createdAt, before.unstarted)),
        and(inArray(imports.state, [...ended]), lt(imports.endedAt, before.report)),
      ),
    );
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
