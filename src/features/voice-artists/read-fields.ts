import {
  artistFields,
  featureOf,
  valuesOfField,
  type ArtistField,
  type ArtistFields,
  type EnumerationField,
} from "#contract/constants/artist-fields.ts";
import { readNumber, readOne, readText, readTexts } from "#src/lib/http/parse.ts";
import { readNames } from "#src/voice/read-names.ts";

const readers = { text: readText, number: readNumber, one: readOne, several: readNames };

/**
 * Reads fields of an artist, of which those are empty that this server does not know; values that the enumerations lack are
 * dropped unless `keepsUnknown`.
 */
export const readArtistFields = <F extends ArtistField>(
  artist: Record<string, unknown>,
  part: string,
  { fields, keepsUnknown = false }: { fields: readonly F[]; keepsUnknown?: boolean },
) =>
  Object.fromEntries(
    fields.map((field) => {
      const { holds } = artistFields[field];
      const known = holds === "one" || holds === "several" ? valuesOfField(field as EnumerationField) : [];
      const read = holds === "several" && keepsUnknown ? readTexts : readers[holds];
      if (featureOf(field) && artist[field] === undefined) return [field, []];
      return [field, read(artist[field], `${part}.${field}`, known)];
    }),
  ) as Pick<ArtistFields, F>;
