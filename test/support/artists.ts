import { randomUUID } from "node:crypto";
import type { Db } from "#server/db/client.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { someArtist } from "./voice.ts";

let made = 0;

/** What a sample that clients see has beside its states. */
export const consented = { publishFrom: "2020-01-01", publishedAt: new Date("2020-01-01T09:00:00Z") };

/** Stores an artist with one voice a URL; answers the voices' ids in that order. */
export async function addArtist(db: Db, ...urls: string[]): Promise<string[]> {
  made += 1;
  const [artist] = await db
    .insert(voiceArtists)
    .values({
      ...someArtist,
      name: `Sanatçı ${made}`,
      nameKey: randomUUID(),
    })
    .returning({ id: voiceArtists.id });
  if (!artist) throw new Error("an insert returned no row");
  const rows = await db
    .insert(voices)
    .values(urls.map((url, place) => ({ artistId: artist.id, place, url, ...consented })))
    .returning({ id: voices.id });
  return rows.map(({ id }) => id);
}
