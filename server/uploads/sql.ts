import { and, asc, eq, inArray, lt, sql, sum } from "drizzle-orm";
import type { Upload, UploadDraft } from "#contract/uploads.ts";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import type { Db } from "#server/db/client.ts";
import { isUntaken, uploadParts, uploads } from "#server/db/schema/uploads.ts";
import { isUuid } from "#server/db/uuid.ts";
import { cleanLine } from "#server/http/clean-text.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";

export type StoredUpload = typeof uploads.$inferSelect;

const notFound = () => new Problem(404, "upload-not-found");

export const showUpload = ({ id, name, size, held }: StoredUpload): Upload => ({
  uploadId: id,
  name,
  size,
  held,
});

/** Notes a file that a user is about to send; of a repeated call, the one that was noted, with what is held by now. */
export async function insertUpload(
  db: Db,
  userId: string,
  draft: UploadDraft,
  { keyed, now }: { keyed: KeyedCall | undefined; now: Date },
): Promise<StoredUpload> {
  const name = cleanLine(draft.name, "name");
  const insert = async (tx: Db) => {
    const [row] = await tx
      .insert(uploads)
      .values({ userId, name, size: draft.size })
      .returning({ id: uploads.id });
    if (!row) throw new Error("an insert returned no row");
    return { uploadId: row.id };
  };
  return db.transaction(async (tx) => {
    const { uploadId } = await once(tx, keyed, now, () => insert(tx));
    return findUpload(tx, userId, uploadId);
  });
}

/** The caller's own upload; 404 for any other. */
export async function findUpload(db: Db, userId: string, id: string): Promise<StoredUpload> {
  if (!isUuid(id)) throw notFound();
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)));
  if (!row) throw notFound();
  return row;
}

/** The caller's own uploads in the order asked, all of them whole; 404 or 422 otherwise. */
export async function findWhole(db: Db, userId: string, ids: string[]): Promise<StoredUpload[]> {
  const known = ids.filter(isUuid);
  const rows = await db
    .select()
    .from(uploads)
    .where(and(inArray(uploads.id, known), eq(uploads.userId, userId)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw notFound();
    if (row.held !== row.size) throw new Problem(422, "upload-not-whole");
    return row;
  });
}

/**
 * The caller's own upload, whole and not taken by anything else; a transaction has it alone until it ends. 404 or 422
 * otherwise.
 */
export async function claimUpload(tx: Db, userId: string, id: string): Promise<StoredUpload> {
  if (!isUuid(id)) throw notFound();
  const [row] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId), isUntaken))
    .for("update");
  if (!row) throw notFound();
  if (row.held !== row.size) throw new Problem(422, "upload-not-whole");
  return row;
}

/** Takes the parts of an upload out of it, in the order of their bytes: they are the caller's then, and the upload is gone. */
export async function takeOutParts(tx: Db, id: string) {
  const { from, bytes, key } = uploadParts;
  const parts = await tx
    .select({ from, bytes, key })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, id))
    .orderBy(asc(from));
  await tx.delete(uploads).where(eq(uploads.id, id));
  return parts;
}

/** Refuses a part with which a user would have sent too much that nothing took. */
export async function expectRoom(db: Db, userId: string, bytes: number): Promise<void> {
  const [row] = await db
    .select({ held: sum(uploads.held).mapWith(Number) })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isUntaken));
  if ((row?.held ?? 0) + bytes > uploadLimits.untakenBytes) throw new Problem(413, "uploads-full");
}

/** Counts a part whose bytes are stored and follow what is held; undefined where another one was counted meanwhile. */
export async function countPart(
  db: Db,
  { id, from, bytes, key }: { id: string; from: number; bytes: number; key: string },
): Promise<StoredUpload | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(uploads)
      .set({ held: from + bytes, changedAt: sql`now()` })
      .where(and(eq(uploads.id, id), eq(uploads.held, from)))
      .returning();
    if (row) await tx.insert(uploadParts).values({ uploadId: id, from, bytes, key });
    return row;
  });
}

/** Forgets files that were last sent to before a time and that nothing took; their bytes are swept with others. */
export async function forgetUploads(db: Db, before: Date): Promise<void> {
  await db.delete(uploads).where(and(isUntaken, lt(uploads.changedAt, before)));
}
