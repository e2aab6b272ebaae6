import { and, inArray, lt, notExists, sql } from "drizzle-orm";
import { audioFiles, voices } from "#server/db/schema.ts";
import type { Parts } from "#server/parts.ts";

type Sweep = Pick<Parts, "db" | "audio">;

/** Forgets uploads made before a time that no voice refers to. */
async function sweepRows({ db }: Sweep, before: Date): Promise<void> {
  const inUse = db
    .select({ one: sql`1` })
    .from(voices)
    .where(sql`${voices.audioName} = ${audioFiles.name}`);
  const unused = notExists(inUse);
  await db.transaction(async (tx) => {
    // Locked first, without those that an artist being saved refers to; only then is it sure which are unused.
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

/** Deletes bytes stored before a time that no row names: swept uploads, and what killed processes left. */
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

/** Deletes what was uploaded before a time and belongs to no voice. It may be done twice, or by many processes. */
export async function sweepAudio(parts: Sweep, before: Date): Promise<void> {
  await sweepRows(parts, before);
  await sweepBytes(parts, before);
}
