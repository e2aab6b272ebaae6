import { asc, gt } from "drizzle-orm";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { Db } from "#server/db/client.ts";
import { voiceArtists } from "#server/db/schema/catalogue.ts";
import { findStored, type StoredArtist, type StoredSample } from "#server/imports/check/stored-artists.ts";
import type { ArtistColumn } from "#server/imports/sheet/artist-columns.ts";
import {
  codesOf,
  sheetColumns,
  writtenCodes,
  writtenColumns,
  type Column,
} from "#server/imports/sheet/columns.ts";
import { headingOf } from "#server/imports/sheet/headings.ts";
import type { SampleColumn } from "#server/imports/sheet/sample-columns.ts";
import { byteOrderMark, csvLine } from "#server/imports/sheet/formula-cells.ts";

const artistsAtOnce = 50;

/** All artists with their samples, some at a time, by their folded names. */
export async function* allArtists(db: Db): AsyncGenerator<StoredArtist> {
  let after = "";
  for (;;) {
    const found = await db
      .select({ key: voiceArtists.nameKey })
      .from(voiceArtists)
      .where(gt(voiceArtists.nameKey, after))
      .orderBy(asc(voiceArtists.nameKey))
      .limit(artistsAtOnce);
    const keys = found.map(({ key }) => key);
    const artists = await findStored(db, keys);
    for (const key of keys) {
      const artist = artists.get(key);
      if (artist) yield artist;
    }
    after = keys.at(-1) ?? "";
    if (keys.length < artistsAtOnce) return;
  }
}

/** What a column says of an artist, or of a sample, as codes; nothing where that is left out. */
function codesIn(
  column: Column,
  artist: StoredArtist | undefined,
  sample: StoredSample | undefined,
): string[] {
  const one: ArtistColumn | SampleColumn = sheetColumns[column];
  if (one.of === "artist") return codesOf(artist?.[one.field]);
  return sample ? codesOf(one.write ? one.write(sample) : one.field && sample[one.field]) : [];
}

/** The rows of an artist: the first has the artist's fields, and each one sample. */
function linesOf(artist: StoredArtist, locale: Locale): string {
  const rows = artist.samples.length > 0 ? artist.samples : [undefined];
  const cell = (column: Column, sample: StoredSample | undefined, nth: number) => {
    const isSaid = nth === 0 || column === "name";
    return writtenCodes(column, codesIn(column, isSaid ? artist : undefined, sample), locale).join("; ");
  };
  return rows
    .map((sample, nth) => csvLine(writtenColumns.map((column) => cell(column, sample, nth))))
    .join("");
}

/** The whole catalogue as CSV in the reader's language, which an empty system imports as the same catalogue. */
export async function* catalogueLines(db: Db, locale: Locale): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(writtenColumns.map((column) => headingOf(column, locale)));
  for await (const artist of allArtists(db)) yield linesOf(artist, locale);
}
