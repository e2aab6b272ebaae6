import { and, eq, inArray } from "drizzle-orm";
import type { ArtistState, ArtistStateChange } from "#contract/constants/enumerations.ts";
import type { KeptArtist } from "#contract/voice-artists.ts";
import type { Actor } from "#server/history/record.ts";
import type { Db } from "#server/db/client.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { isValidOn } from "#server/voice-artists/consent/valid.ts";
import type { Days } from "#server/voice-artists/sql.ts";
import { isChanged, recordArtist } from "#server/voice-artists/history/record.ts";
import { noteFirstPublished } from "./first-published.ts";
import { readArtist } from "./read.ts";
import { writtenArtist } from "./written.ts";

/** What is done to the state of an artist that stays. */
export type StateChange = Exclude<ArtistStateChange, "erase">;

const states: Record<StateChange, ArtistState> = {
  publish: "published",
  hide: "hidden",
  archive: "archived",
  restore: "hidden",
};

function refuseWrongStart({ state }: KeptArtist, to: StateChange): void {
  if (to === "restore" && state !== "archived") throw new Problem(409, "artist-not-archived");
  if ((to === "publish" || to === "hide") && state === "archived") throw new Problem(409, "artist-archived");
}

/** Publishes the draft samples with valid consent; refuses where there are drafts and nothing could be seen. */
async function publishDrafts(tx: Db, { samples }: KeptArtist, today: string): Promise<void> {
  const drafts = samples.filter(({ state }) => state === "draft");
  const ids = drafts.filter(({ consent }) => isValidOn(consent.publish, today)).map(({ voiceId }) => voiceId);
  if (drafts.length > 0 && ids.length === 0 && !samples.some(({ isVisible }) => isVisible))
    throw new Problem(422, "consent-missing");
  if (ids.length > 0)
    await tx
      .update(voices)
      .set({ state: "published" })
      .where(and(inArray(voices.id, ids), eq(voices.state, "draft")));
}

/** Publishes, hides, archives an artist or brings it back; answers its state. What is so already is no change. */
export async function changeState(
  tx: Db,
  owner: Actor,
  { artistId, to }: { artistId: string; to: StateChange },
  { now, today }: Days,
): Promise<ArtistState> {
  const artist = await readArtist(tx, artistId, today);
  refuseWrongStart(artist, to);
  if (to === "publish") await publishDrafts(tx, artist, today);
  const state = states[to];
  await tx.update(voiceArtists).set({ state }).where(eq(voiceArtists.id, artist.artistId));
  await noteFirstPublished(tx, [artist.artistId], now);
  const [before, after] = [writtenArtist(artist), writtenArtist(await readArtist(tx, artistId, today))];
  if (!isChanged(before, after)) return state;
  const changed = { changedAt: now, changedBy: owner.actorId };
  await tx.update(voiceArtists).set(changed).where(eq(voiceArtists.id, artist.artistId));
  await recordArtist(tx, owner, {
    action: "voice-artist.state",
    artistId: artist.artistId,
    before,
    after,
  });
  return state;
}
