import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { withIncoming } from "#server/audio/incoming.ts";
import { runProgram } from "#server/audio/run-program.ts";
import type { Db } from "#server/db/client.ts";
import { productions, takes } from "#server/db/schema/productions.ts";
import type { Parts } from "#server/parts.ts";
import { programs } from "#server/paths.ts";
import { openOriginal } from "#server/productions/original.ts";
import type { Outcome } from "./program/prepare-sound.ts";

export type PrepareParts = Pick<Parts, "db" | "audio" | "incomingFolder" | "stopping" | "logger">;

type Take = typeof takes.$inferSelect;

/** Whoever ends the program from outside may do so once. */
const tries = 2;

/** Has the program read a take's bytes and write its copy to `path`. */
async function read(parts: PrepareParts, take: Take, path: string, signal: AbortSignal): Promise<Outcome> {
  for (let nth = 0; nth < tries; nth += 1) {
    const original = await openOriginal(parts, take);
    const output = await runProgram(programs.takePreparer, [path], {
      isBackground: true,
      timeout: 0,
      input: original.read(),
      signal,
    });
    const [line = ""] = output.split("\n");
    if (line) return JSON.parse(line) as Outcome;
  }
  return { failed: "too-complex" };
}

/** Writes what was found of a take; false where it is gone, or another process was faster. */
export const writeFound = (
  db: Db,
  { id, offerId }: Pick<Take, "id" | "offerId">,
  found: Partial<Take>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const raised = { version: sql`${productions.version} + 1` };
    await tx.update(productions).set(raised).where(eq(productions.offerId, offerId));
    const written = await tx
      .update(takes)
      .set({ ...found, leasedUntil: null })
      .where(and(eq(takes.id, id), eq(takes.state, "preparing")))
      .returning({ id: takes.id });
    return written.length > 0;
  });

/** Reads a take beside the server, stores its copy, and writes what it is; or why that cannot be read. Throws when aborted, and where its bytes cannot be had or its copy not be written. */
export async function prepareTake(parts: PrepareParts, take: Take, signal: AbortSignal): Promise<void> {
  const { db, audio, incomingFolder } = parts;
  await withIncoming(
    incomingFolder,
    () => Promise.resolve(),
    async (path) => {
      const outcome = await read(parts, take, path, signal);
      signal.throwIfAborted();
      // Another time there may be room for it.
      if ("unwritten" in outcome) throw new Error(`no copy could be written: ${outcome.unwritten}`);
      if ("failed" in outcome) {
        await writeFound(db, take, { state: "failed", failure: outcome.failed });
        return;
      }
      const copyKey = `${randomUUID()}.mp3`;
      await audio.putFile(copyKey, path, "audio/mpeg");
      // Where it throws, the database may have it all the same: its bytes stay, and are swept if nothing names them.
      if (!(await writeFound(db, take, { ...outcome.prepared, state: "ready", copyKey })))
        await audio.remove(copyKey);
    },
  );
}
