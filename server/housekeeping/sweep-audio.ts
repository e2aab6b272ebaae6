import { and, inArray, lt, notExists, sql } from "drizzle-orm";
import { audioFiles, voices } from "#server/db/schema.ts";
import type { Parts } from "#server/http/parts.ts";

type Sweep = Pick<Parts, "db" | "audio">;

/** Forgets uploads made before a time that no voice refers to. */
async function sweepRows({ db }: Sweep, before: Date): Promise<void> {
  const inUse = db
    .select({ one: sql`1` })
    .from(voices)
    .where(sql`${voices.audioName} = ${audioFiles.name}`);
  const unused = notExists(inUse);
  await db.transaction(async (tx) => {
    // Locked first, past those that an artist is being made with; only then is it known who is unused.
    const candidates = await tx
      .select({ name: audioFiles.name })
      .from(audioFiles)
      .where(and(lt(audioFiles.createdAt, before), unused))
      .for("update", { skipLocked: true });
    const names = candidates.map(({ name }) => name);
    if (names.length > 0) await tx.delete(audioFiles).where(and(inArray(audioFiles.name, names), unused));
  });
}

const atOnce = 200;

/** Deletes stored bytes from before a time that no row names: of swept uploads, and of processes that died. */
async function sweepBytes({ db, audio }: Sweep, before: Date): Promise<void> {
  const sweep = async (keys: string[]) => {
    const rows = await db
      .select({ key: audioFiles.storageKey })
      .from(audioFiles)
      .where(inArray(audioFiles.storageKey, keys));
    const named = new Set(rows.map(({ key }) => key));
    for (const key of keys) if (!named.has(key)) await audio.remove(key);
  };
  let keys: string[] = [];
  for await (const key of audio.keysBefore(before)) {
    keys.push(key);
    if (keys.length === atOnce) await sweep(keys.splice(0));
  }
  if (keys.length > 0) await sweep(keys);
}

/** Deletes what was uploaded before a time and belongs to no voice. Doing it twice, or in many processes, is no harm. */
export async function sweepAudio(parts: Sweep, before: Date): Promise<void> {
  await sweepRows(parts, before);
  await sweepBytes(parts, before);
}
