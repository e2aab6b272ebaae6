import { asc, gt } from "drizzle-orm";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { Db } from "#server/db/client.ts";
import { voiceArtists } from "#server/db/catalogue-schema.ts";
import { findKept, type KeptArtist, type KeptSample } from "#server/imports/check/kept-artists.ts";
import { valuesOf } from "#server/imports/report/say-remark.ts";
import type { Column } from "#server/imports/sheet/column-words.ts";
import { columnCodes, headingOf } from "#server/imports/sheet/columns.ts";
import { byteOrderMark, csvLine } from "#server/imports/sheet/formula-cells.ts";
import { values } from "#server/imports/sheet/values.ts";

const artistsAtOnce = 50;

/** All artists with their samples, some at a time, by their folded names. */
export async function* allArtists(db: Db): AsyncGenerator<KeptArtist> {
  let after = "";
  for (;;) {
    const found = await db
      .select({ key: voiceArtists.nameKey })
      .from(voiceArtists)
      .where(gt(voiceArtists.nameKey, after))
      .orderBy(asc(voiceArtists.nameKey))
      .limit(artistsAtOnce);
    const keys = found.map(({ key }) => key);
    const artists = await findKept(db, keys);
    for (const key of keys) {
      const artist = artists.get(key);
      if (artist) yield artist;
    }
    after = keys.at(-1) ?? "";
    if (keys.length < artistsAtOnce) return;
  }
}

type Cells = Partial<Record<Column, string | string[] | null>>;

const artistCells = ({ age, gender, voiceColors, languages, ageRanges, state }: KeptArtist): Cells => ({
  age: String(age),
  gender,
  voiceColors,
  languages,
  ageRanges,
  artistState: state,
});

/** The name of a sample's file in the ZIP, or where else it lies. */
export const fileNameOf = ({ audioName, url }: Pick<KeptSample, "audioName" | "url">): string =>
  audioName ?? url;

const sampleCells = (sample: KeptSample): Cells => ({
  file: fileNameOf(sample),
  title: sample.title,
  kind: sample.kind,
  sampleLanguages: sample.languages,
  sampleVoiceColors: sample.voiceColors,
  transcript: sample.transcriptText ?? sample.heardText,
  transcriptLanguage: sample.transcriptText === null ? sample.heardLanguage : sample.transcriptLanguage,
  state: sample.state,
  publishFrom: sample.publishFrom,
  publishUntil: sample.publishUntil,
  shareFrom: sample.shareFrom,
  shareUntil: sample.shareUntil,
  sharesWholeName: sample.sharesWholeName ? "yes" : null,
});

function lineOf(cells: Cells, locale: Locale): string {
  const written = (column: Column): string => {
    const known = column === "sharesWholeName" ? values.yesNo : valuesOf[column];
    const all = [cells[column] ?? []].flat();
    return all.map((one) => known?.write(one, locale) ?? one).join("; ");
  };
  return csvLine(columnCodes.map(written));
}

/** The rows of an artist: the first has the artist's fields, and each one sample. */
function linesOf(artist: KeptArtist, locale: Locale): string {
  const [first, ...others] = artist.samples;
  const head = { name: artist.name, ...artistCells(artist), ...(first ? sampleCells(first) : {}) };
  return [head, ...others.map((sample) => ({ name: artist.name, ...sampleCells(sample) }))]
    .map((cells) => lineOf(cells, locale))
    .join("");
}

/** The whole catalogue as CSV in the reader's language, which an empty system imports as the same catalogue. */
export async function* catalogueLines(db: Db, locale: Locale): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columnCodes.map((column) => headingOf(column, locale)));
  for await (const artist of allArtists(db)) yield linesOf(artist, locale);
}
