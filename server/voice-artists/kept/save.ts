import { eq } from "drizzle-orm";
import type { KeptArtist, KeptArtistWrite } from "#contract/voice-artists.ts";
import type { Actor } from "#server/history/record.ts";
import type { Db } from "#server/db/client.ts";
import { voiceArtists } from "#server/db/schema/catalogue.ts";
import { cleanName } from "#server/http/clean-text.ts";
import { matchesETag } from "#server/http/etag.ts";
import { Problem, problemAt } from "#server/http/problems/problem.ts";
import { columnsOf, isNameTaken } from "#server/voice-artists/sql.ts";
import type { Typed } from "#server/voice-artists/typed.ts";
import { isChanged, recordArtist } from "#server/voice-artists/history/record.ts";
import { inWriteQueue } from "#server/voice-artists/write-queue.ts";
import { noteFirstPublished } from "./first-published.ts";
import { readKeptArtist, type ShownKeptArtist } from "./read.ts";
import { type SamplesWrite, writeSamples } from "./write-samples.ts";
import { writtenArtist } from "./written.ts";

type FieldsWrite = Omit<KeptArtistWrite, "samples" | "removed">;

async function writeFields(tx: Db, artist: KeptArtist, write: FieldsWrite): Promise<void> {
  const fields = { ...artist, ...write };
  const name = cleanName(fields.name, "name");
  if (await isNameTaken(tx, name, artist.artistId)) throw problemAt(409, "name-taken", "name");
  await tx
    .update(voiceArtists)
    .set(columnsOf({ ...fields, name }))
    .where(eq(voiceArtists.id, artist.artistId));
}

/** A write of an artist, and how the record calls it. */
export interface ArtistSave {
  write: FieldsWrite & SamplesWrite;
  action: "voice-artist.update" | "voice-artist.restore" | "voice-artist.import";
  /** What else the record says. */
  more?: Record<string, unknown>;
}

/**
 * Writes fields, samples and their order over an artist as it was read in the same transaction, notes who did it and
 * records it; one that changes nothing is no change. 409 for a taken name.
 */
export async function writeArtistOver(
  tx: Db,
  actor: Actor,
  { artist, etag }: ShownKeptArtist,
  { write: { samples, removed, ...fields }, action, more }: ArtistSave,
  typed: Typed,
): Promise<ShownKeptArtist> {
  const { artistId } = artist;
  const { now, today } = typed;
  await writeFields(tx, artist, fields);
  await writeSamples(tx, artist, { samples, removed }, typed);
  const [before, after] = [
    writtenArtist(artist),
    writtenArtist((await readKeptArtist(tx, artistId, today)).artist),
  ];
  if (!isChanged(before, after)) return { artist, etag };
  await noteFirstPublished(tx, [artistId], now);
  const changed = { changedAt: now, changedBy: actor.actorId };
  await tx.update(voiceArtists).set(changed).where(eq(voiceArtists.id, artistId));
  await recordArtist(tx, actor, { action, artistId, before, after, ...(more && { more }) });
  return readKeptArtist(tx, artistId, today);
}

/** Saves an artist that is still as the ETag says; 412 otherwise. */
export const saveKeptArtist = (
  db: Db,
  owner: Actor,
  artistId: string,
  { write, ifMatch }: { write: KeptArtistWrite; ifMatch: string },
  typed: Typed,
): Promise<ShownKeptArtist> =>
  inWriteQueue(db, async (tx) => {
    const found = await readKeptArtist(tx, artistId, typed.today);
    if (!matchesETag(ifMatch, found.etag)) throw new Problem(412, "stale");
    return writeArtistOver(tx, owner, found, { write, action: "voice-artist.update" }, typed);
  });
