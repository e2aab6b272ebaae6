import { and, eq, inArray, sql } from "drizzle-orm";
import { importRows, imports, uploads } from "#server/db/imports-schema.ts";
import { removeParts } from "#server/imports/uploads/parts.ts";
import type { Lease } from "./lease.ts";
import type { RunParts } from "./prepare.ts";

/** What an import is once it has ended: nobody holds it, and what only a run reads of the check is gone. */
export const endedAs = (state: "done" | "cancelled" | "failed", endedAt: Date) => ({
  state,
  endedAt,
  heldBy: null,
  heldUntil: null,
  found: sql`${imports.found} - 'files' - 'tags'`,
});

/** Deletes the files that an import brought: what it took of them lies in the catalogue. */
export async function dropUploads(
  { db, audio }: Pick<RunParts, "db" | "audio">,
  importId: string,
): Promise<void> {
  const brought = await db
    .select({ id: uploads.id, held: uploads.held })
    .from(uploads)
    .where(eq(uploads.importId, importId));
  await removeParts(audio, brought);
  const ids = brought.map(({ id }) => id);
  if (ids.length > 0) await db.delete(uploads).where(inArray(uploads.id, ids));
}

/** Ends an import that has come to its end. */
export async function finish(parts: RunParts, importId: string): Promise<void> {
  const [done] = await parts.db
    .update(imports)
    .set(endedAs("done", parts.clock()))
    .where(and(eq(imports.id, importId), eq(imports.state, "running")))
    .returning({ id: imports.id });
  if (done) await dropUploads(parts, importId);
}

/** For so long an import may fail again and again before it is given up, in milliseconds. */
const patience = 60 * 60 * 1000;

/** Ends an import in which nothing was done for an hour: others wait for it. Returns whether it did; what is done stays. */
export async function giveUp(parts: RunParts, { held }: Lease): Promise<boolean> {
  const now = parts.clock();
  const lastDone = sql`(select max(${importRows.doneAt}) from ${importRows} where ${importRows.importId} = ${imports.id})`;
  const isStuck = sql`coalesce(${lastDone}, ${imports.startedAt}, ${imports.createdAt}) < ${new Date(now.getTime() - patience).toISOString()}`;
  const [failed] = await parts.db
    .update(imports)
    .set(endedAs("failed", now))
    .where(and(eq(imports.id, held.id), eq(imports.state, held.state), isStuck))
    .returning({ id: imports.id });
  if (failed) await dropUploads(parts, held.id);
  return failed !== undefined;
}
