import * as fc from "#test/support/generated.ts";
import { ageRanges, genders, languages, sampleKinds, voiceColors } from "#contract/constants/enumerations.ts";
import { type VoiceFilters } from "#contract/voices.ts";
import type { Db } from "#server/db/client.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { voiceArtists, voices } from "#server/db/catalogue-schema.ts";
import { consented } from "#test/support/artists.ts";

const some = <T extends string>(values: readonly T[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: most });

/** An artist's attributes, and the kinds of its samples. */
export const anyArtist = fc.record({
  gender: fc.constantFrom(...genders),
  voiceColors: some(voiceColors, 5),
  languages: some(languages, 3),
  ageRanges: some(ageRanges, 4),
  kinds: fc.array(fc.constantFrom(...sampleKinds), { maxLength: 4 }),
});
export type RandomArtist = typeof anyArtist extends fc.Arbitrary<infer T> ? T : never;

export const anyFilters: fc.Arbitrary<VoiceFilters> = fc.record({
  gender: fc.option(fc.constantFrom(...genders), { nil: undefined }),
  voiceColorNames: some(voiceColors, 4),
  ageRangeNames: some(ageRanges, 2),
  languageNames: some(languages, 3),
  kind: some(sampleKinds, 2),
});

/** Puts artists and their voices into the database, in one transaction that bumps the generation. */
export async function insertArtists(db: Db, artists: readonly RandomArtist[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { kinds, ...attributes } of artists) {
      const name = crypto.randomUUID();
      const [artist] = await tx
        .insert(voiceArtists)
        .values({ ...attributes, name, nameKey: name, age: 30 })
        .returning({ id: voiceArtists.id });
      const samples = kinds.map((kind, nth) => ({
        kind,
        artistId: artist?.id ?? "",
        url: `https://samples.example/${name}-${nth}.mp3`,
        place: nth,
        ...consented,
      }));
      for (const sample of samples) await tx.insert(voices).values(sample);
    }
    await bumpCatalogue(tx);
  });
}
