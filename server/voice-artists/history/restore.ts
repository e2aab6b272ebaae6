import { pickArtistFields } from "#contract/constants/artist-fields.ts";
import type { KeptArtist } from "#contract/voice-artists.ts";
import type { Actor } from "#server/history/record.ts";
import type { Db } from "#server/db/client.ts";
import { matchesETag } from "#server/http/etag.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { readKeptArtist, type ShownKeptArtist } from "#server/voice-artists/kept/read.ts";
import { writeArtistOver } from "#server/voice-artists/kept/save.ts";
import type { SampleEntry } from "#server/voice-artists/kept/write-samples.ts";
import type { Typed } from "#server/voice-artists/typed.ts";
import { inWriteQueue } from "#server/voice-artists/write-queue.ts";
import { findValues } from "./find.ts";
import type { ArtistValues } from "./record.ts";

/** The samples as they were, but for state and consent; one that was removed since comes back as a draft of its id. */
function entriesOf({ samples }: ArtistValues, present: KeptArtist): SampleEntry[] {
  const ids = new Set(present.samples.map(({ voiceId }) => voiceId));
  return samples.map(({ voiceId, state: _state, consent: _consent, ...sample }) =>
    ids.has(voiceId) ? { voiceId, ...sample } : { newId: voiceId, ...sample },
  );
}

/**
 * Gives an artist the values of an entry of its record again: a new change, which says of which entry. State and consent
 * stay as they are, and samples that came since stand behind. 422 for an entry without values, 409 for a taken name, 412
 * where `ifMatch` is of an older copy.
 */
export const restoreVersion = (
  db: Db,
  owner: Actor,
  artistId: string,
  { entryId, ifMatch }: { entryId: string; ifMatch: string | undefined },
  typed: Typed,
): Promise<ShownKeptArtist> =>
  inWriteQueue(db, async (tx) => {
    const found = await readKeptArtist(tx, artistId, typed.today);
    if (ifMatch !== undefined && !matchesETag(ifMatch, found.etag)) throw new Problem(412, "stale");
    const values = await findValues(tx, found.artist.artistId, entryId);
    if (!values) throw new Problem(422, "nothing-to-restore");
    const write = { ...pickArtistFields(values), samples: entriesOf(values, found.artist) };
    const save = { write, action: "voice-artist.restore", more: { entry: entryId } } as const;
    return writeArtistOver(tx, owner, found, save, typed);
  });
