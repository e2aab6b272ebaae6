import { and, eq, inArray } from "drizzle-orm";
import { type Actor, recordHistory } from "#server/history/record.ts";
import { deleteUnnamedFiles } from "#server/audio/unnamed.ts";
import type { Db } from "#server/db/client.ts";
import { audioFiles, consentFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { filesInHistory } from "#server/voice-artists/history/files.ts";
import { readArtist } from "./read.ts";

/**
 * Erases an archived artist that no offer names: samples, likes, places on the public page, files and consent. The record
 * keeps ids. Answers the keys of bytes that may go; 409 for one that is not archived or that an offer names.
 */
export async function eraseArtist(tx: Db, owner: Actor, artistId: string, today: string): Promise<string[]> {
  const artist = await readArtist(tx, artistId, today);
  const id = artist.artistId;
  if (artist.state !== "archived") throw new Problem(409, "artist-not-archived");
  if (!artist.canBeErased) throw new Problem(409, "artist-in-offers");
  const own = await tx
    .select({ name: audioFiles.name })
    .from(voices)
    .innerJoin(audioFiles, eq(audioFiles.name, voices.audioName))
    .where(eq(voices.artistId, id));
  // Those of replaced and removed samples, too.
  const names = [...own.map(({ name }) => name), ...(await filesInHistory(tx, id))];
  const signed = await tx
    .select({ key: consentFiles.storageKey })
    .from(consentFiles)
    .where(eq(consentFiles.artistId, id));
  await tx.delete(voices).where(eq(voices.artistId, id));
  await tx.delete(voiceArtists).where(eq(voiceArtists.id, id));
  const sounds = names.length === 0 ? [] : await deleteUnnamedFiles(tx, and(inArray(audioFiles.name, names)));
  await recordHistory(tx, { ...owner, action: "voice-artist.erase", subjectId: id, changes: {} });
  return [...sounds, ...signed.map(({ key }) => key)];
}
