import { and, eq, sql } from "drizzle-orm";
import { importRows, imports } from "#server/db/schema/imports.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { removeUploads } from "#server/uploads/uploaded-bytes.ts";
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
export async function dropUploads(parts: Pick<RunParts, "db" | "audio">, importId: string): Promise<void> {
  const { id } = uploads;
  const brought = await parts.db.select({ id }).from(uploads).where(eq(uploads.importId, importId));
  await removeUploads(
    parts,
    brought.map((upload) => upload.id),
  );
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
