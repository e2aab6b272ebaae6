import { and, inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { audioFiles } from "#server/db/schema/catalogue.ts";
import { allFilesInHistory } from "#server/voice-artists/history/files.ts";

// Names by hand: Drizzle leaves out the table of a deletion.
const isUnnamed = sql`not exists (select from "voices" v where v."audio_name" = "audio_files"."name")
  and not exists (
    select from "offer_voices" o where o."shown" ->> 'voiceMp3' = '/audio/' || "audio_files"."name")
  and "audio_files"."name" not in (${allFilesInHistory})`;

/**
 * Forgets those of some files that no sample names, no offer as it was proposed, and no entry of an artist's record.
 * Answers where their bytes lie.
 */
export async function deleteUnnamedFiles(tx: Db, among: SQL | undefined): Promise<string[]> {
  const unnamed = and(among, isUnnamed);
  // Locked first, without those that an artist being saved refers to; only then is it sure which are unused.
  const candidates = await tx
    .select({ name: audioFiles.name })
    .from(audioFiles)
    .where(unnamed)
    .for("update", { skipLocked: true });
  const names = candidates.map(({ name }) => name);
  if (names.length === 0) return [];
  const gone = await tx
    .delete(audioFiles)
    .where(and(inArray(audioFiles.name, names), isUnnamed))
    .returning({ key: audioFiles.storageKey });
  return gone.map(({ key }) => key);
}
