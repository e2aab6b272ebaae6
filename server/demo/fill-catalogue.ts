import { dayIn } from "#contract/constants/wall-clock.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { audioFiles, showcase, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { defaultSettings } from "#server/settings.ts";
import { nameKey } from "#server/db/text/name-key.ts";
import { demoAudioName } from "./audio-rows.ts";
import { demoArtists, voiceIdOf } from "#demo/catalogue.ts";
import { titleOf } from "#demo/clip-titles.ts";

const consentMinutesAgo = 365 * 24 * 60;

/** Whom visitors hear: in many languages. */
const heardByVisitors = [
  "Elif Karaçay",
  "Kerem Ilgaz",
  "Leyla Haddad",
  "Jonas Wieland",
  "Şule Güngör",
  "Ömer Çağlar",
  "Tuğçe İnceoğlu",
  "Haluk Tezcan",
];

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
    own.map((voice, place) => ({ ...voice, artistId, place })),
  );
  // Older than every recording and every offer.
  const consented = dayIn(defaultSettings.agencyTimeZone, when(consentMinutesAgo));
  await tx.insert(voices).values(
    rows
      .toSorted((a, b) => b.createdMinutesAgo - a.createdMinutesAgo)
      .map(({ voiceId, artistId, place, clip, createdMinutesAgo }) => ({
        ...titleOf(clip.line),
        id: voiceId,
        artistId,
        place,
        url: `/audio/${demoAudioName(voiceId)}`,
        audioName: demoAudioName(voiceId),
        languages: [clip.language],
        createdAt: when(createdMinutesAgo),
        publishedAt: when(createdMinutesAgo),
        publishFrom: consented,
        shareFrom: consented,
        consentSource: "demo" as const,
      })),
  );
  await tx
    .insert(showcase)
    .values(heardByVisitors.map((name, place) => ({ voiceId: voiceIdOf(name), place })));
  await bumpCatalogue(tx);
}
