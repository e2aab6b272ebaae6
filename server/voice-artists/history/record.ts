import type { HistoryAction } from "#contract/constants/history-actions.ts";
import { type Actor, recordHistory } from "#server/history/record.ts";
import type { Db } from "#server/db/client.ts";
import type { WrittenArtist } from "#server/voice-artists/kept/written.ts";
import { differences } from "./differences.ts";
import { idOfName } from "./names.ts";

/** What an entry of the record has of an artist besides what changed: all that owners write, with the name's id as name. */
export type ArtistValues = WrittenArtist;

interface ArtistWrite {
  action: Extract<HistoryAction, `voice-artist.${string}`>;
  artistId: string;
  /** As it was; undefined for a new artist. */
  before: WrittenArtist | undefined;
  after: WrittenArtist;
  /** What else the entry says. */
  more?: Record<string, unknown>;
}

/** Whether something that owners write of an artist differs. */
export const isChanged = (before: WrittenArtist, after: WrittenArtist): boolean =>
  Object.keys(differences(before, after)).length > 0;

/**
 * Records a write of an artist: what changed, and all values, so that they can be had again. Names stand in it by their
 * ids and go with the artist.
 */
export async function recordArtist(
  tx: Db,
  actor: Actor,
  { action, artistId, before, after, more = {} }: ArtistWrite,
): Promise<void> {
  const withId = async (artist: WrittenArtist): Promise<ArtistValues> => ({
    ...artist,
    name: await idOfName(tx, artistId, artist.name),
  });
  const values = await withId(after);
  const changes = before ? differences(await withId(before), values) : {};
  await recordHistory(tx, {
    ...actor,
    action,
    subjectId: artistId,
    changes: { ...changes, ...more, values },
  });
}
