import { bumpCatalogue } from "#server/db/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema.ts";
import { nameKey } from "#server/voice-artists/name-key.ts";
import { demoAudioName } from "./audio-rows.ts";
import { demoArtists } from "./catalogue.ts";

/** Stores artists, voices and audio rows; the oldest voice first, because the library lists the newest first. */
export async function fillCatalogue(
  tx: Db,
  audioRows: (typeof audioFiles.$inferInsert)[],
  when: (minutesAgo: number) => Date,
): Promise<void> {
  await tx.insert(audioFiles).values(audioRows);
  await tx.insert(voiceArtists).values(
    demoArtists.map(({ artistId, voices: _voices, ...artist }) => ({
      ...artist,
      id: artistId,
      nameKey: nameKey(artist.name),
    })),
  );
  const rows = demoArtists.flatMap(({ artistId, voices: own }) =>
    own.map((voice) => ({ ...voice, artistId })),
  );
  await tx.insert(voices).values(
    rows
      .toSorted((a, b) => b.createdMinutesAgo - a.createdMinutesAgo)
      .map(({ voiceId, artistId, createdMinutesAgo }) => ({
        id: voiceId,
        artistId,
        url: `/audio/${demoAudioName(voiceId)}`,
        audioName: demoAudioName(voiceId),
        createdAt: when(createdMinutesAgo),
      })),
  );
  await bumpCatalogue(tx);
}
