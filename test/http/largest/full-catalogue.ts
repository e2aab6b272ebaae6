import { limits } from "#contract/constants/limits.ts";
import { listLimits } from "#contract/constants/list-limits.ts";
import { ageRanges, languages, voiceColors } from "#contract/constants/enumerations.ts";
import { audioFiles, likes, showcase, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { listVoices, lists } from "#server/db/schema/lists.ts";
import type { OfferVoice } from "#contract/offers/offers.ts";
import { consented } from "#test/support/artists.ts";
import type { World } from "#test/permissions/world.ts";

/** A text of so many letters, of two and three bytes in turn. */
export const letters = (count: number): string => "ş€".repeat(count).slice(0, count);

/** A name of a hundred letters that no other one has. */
export const nameOf = (nth: number): string => `${letters(limits.name - 5)}${String(nth).padStart(5, "0")}`;

export const times = <T>(count: number, make: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

/** Does something to so many of them at once: a statement takes 65,535 values. */
export async function inParts<T>(rows: T[], insert: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += 500) await insert(rows.slice(from, from + 500));
}

export const peaks = "ff".repeat(limits.peakBars);

const transcript = { text: letters(limits.sample.transcript), language: "TURKISH" } as const;

/** A voice as offers keep it. */
export const shownVoice = (nth: number): Omit<OfferVoice, "voiceId" | "isGone"> => ({
  voiceArtistName: nameOf(nth),
  voiceMp3: `/audio/full-${nth}.mp3`,
  gender: "Female",
  ageRangeNames: [...ageRanges],
  voiceColorNames: [...voiceColors],
  seconds: 180,
  peaks,
  transcript,
});

const artists = 120;

/** Adds artists with as many samples as they may have, of the longest texts; answers the voices’ ids. */
export async function fillCatalogue(db: Db): Promise<string[]> {
  await db.update(audioFiles).set({
    seconds: 180,
    peaks,
    transcriptText: transcript.text,
    transcriptLanguage: "tr",
    isMeasured: true,
  });
  const rows = await db
    .insert(voiceArtists)
    .values(
      times(artists, (nth) => ({
        name: nameOf(nth),
        nameKey: nameOf(nth),
        age: 30,
        gender: "Female" as const,
        voiceColors: [...voiceColors],
        languages: [...languages],
        ageRanges: [...ageRanges],
      })),
    )
    .returning({ id: voiceArtists.id });
  const samples = rows.flatMap(({ id: artistId }, artist) =>
    times(limits.sample.most, (place) => ({
      artistId,
      place,
      url: `/audio/full-${artist}-${place}.mp3`,
      audioName: "known.mp3",
      title: letters(limits.sample.title),
      languages: [...languages],
      voiceColors: [...voiceColors],
      transcriptText: transcript.text,
      transcriptLanguage: transcript.language,
      shareFrom: "2020-01-01",
      sharesWholeName: true,
      ...consented,
    })),
  );
  const ids: string[] = [];
  await inParts(samples, async (some) => {
    const made = await db.insert(voices).values(some).returning({ id: voices.id });
    ids.push(...made.map(({ id }) => id));
  });
  const chosen = ids.slice(0, limits.showcase.most);
  await db.insert(showcase).values(chosen.map((voiceId, place) => ({ voiceId, place })));
  return ids;
}

/** The lists that there are, and room for those that calls make. */
const kept = 10;

/** Likes of the client, and as many full lists of the client’s and of the owners’ as there may be. */
export async function fillLists(
  { server: { parts }, people: { client }, lists: known }: World,
  voiceIds: string[],
): Promise<void> {
  const { db } = parts;
  const liked = voiceIds.slice(0, limits.likes);
  await db.insert(likes).values(liked.map((voiceId) => ({ accountId: client.accountId, voiceId })));
  for (const [userId, { listId }] of [
    [client.userId, known.client],
    [null, known.owner],
  ] as const) {
    const others = times(listLimits.most - kept, (nth) => ({ userId, name: nameOf(nth) }));
    const made = await db.insert(lists).values(others).returning({ id: lists.id });
    for (const id of [listId, ...made.map((list) => list.id)])
      await db
        .insert(listVoices)
        .values(
          voiceIds
            .slice(0, listLimits.voices)
            .map((voiceId, place) => ({ listId: id, voiceId, place, note: letters(listLimits.note) })),
        );
  }
}
