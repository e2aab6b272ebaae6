import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { asc } from "drizzle-orm";
import type { Import } from "#contract/imports/imports.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { zipOf as archive } from "#server/export/zip.ts";
import type { Agency } from "#test/support/agency.ts";
import type { Importer, Sent } from "./importer.ts";

const content = (bytes: Buffer) => () => Readable.from([bytes]) as AsyncIterable<Uint8Array>;

/** A spreadsheet and its files as one ZIP. */
export async function zipOf(sheet: Sent, files: Sent[]): Promise<Sent> {
  const all = [sheet, ...files].map(({ name, bytes }) => [name, content(bytes)] as const);
  return { name: "ajans.zip", bytes: await buffer(archive(Object.fromEntries(all), new Date(0))) };
}

export const zipOfAgency = ({ sheet, files }: Agency): Promise<Sent> => zipOf(sheet, files);

/** Brings files, states consent to publish, and imports what can be. */
export async function bring(importer: Importer, files: Sent[]): Promise<{ checked: Import; done: Import }> {
  const checked = await importer.check(files, { consent: { publish: true, share: false } });
  return { checked, done: await importer.run(checked.importId) };
}

/** The whole catalogue without ids and times, as two systems can be compared. */
export async function catalogueOf(db: Db) {
  const artists = await db.select().from(voiceArtists).orderBy(asc(voiceArtists.nameKey));
  const sounds = new Map((await db.select().from(audioFiles)).map(({ name, sha256 }) => [name, sha256]));
  const samples = Map.groupBy(
    await db.select().from(voices).orderBy(asc(voices.place)),
    ({ artistId }) => artistId,
  );
  return artists.map(({ id, createdAt: _c, changedAt: _a, changedBy: _b, ...artist }) => ({
    ...artist,
    samples: (samples.get(id) ?? []).map(
      ({
        id: _id,
        artistId: _artist,
        position: _p,
        createdAt: _created,
        publishedAt,
        audioName,
        url,
        ...sample
      }) => ({
        ...sample,
        isPublished: publishedAt !== null,
        sound: audioName === null ? url : sounds.get(audioName),
      }),
    ),
  }));
}
