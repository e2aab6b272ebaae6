import * as fc from "#test/support/generated.ts";
import {
  artistFields,
  enumerationFields,
  valuesOfField,
  type ArtistFields,
  type EnumerationField,
} from "#contract/constants/artist-fields.ts";
import { filterGroups, filterValues, sampleKinds } from "#contract/constants/enumerations.ts";
import { type VoiceFilters } from "#contract/voices/voices.ts";
import type { Db } from "#server/db/client.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { consented } from "#test/support/artists.ts";

/** A few of the values, in order. */
const some = <T extends string>(values: readonly T[]) =>
  fc.subarray([...values], { maxLength: Math.min(4, values.length) });

const fields = Object.fromEntries(
  enumerationFields.map((field) => {
    const values = valuesOfField(field);
    return [field, artistFields[field].holds === "one" ? fc.constantFrom(...values) : some(values)];
  }),
) as unknown as { [F in EnumerationField]: fc.Arbitrary<ArtistFields[F]> };

/** An artist's attributes, and the kinds of its samples. */
export const anyArtist = fc.record({
  ...fields,
  kinds: fc.array(fc.constantFrom(...sampleKinds), { maxLength: 4 }),
});
export type RandomArtist = typeof anyArtist extends fc.Arbitrary<infer T> ? T : never;

export const anyFilters = fc.record(
  Object.fromEntries(
    filterGroups.map((group) => [
      group,
      group === "gender"
        ? fc.option(fc.constantFrom(...filterValues[group]), { nil: undefined })
        : some<string>(filterValues[group]),
    ]),
  ),
) as unknown as fc.Arbitrary<VoiceFilters>;

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
