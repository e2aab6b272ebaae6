import { eq } from "drizzle-orm";
import { audioFiles, voices } from "#server/db/schema/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { addArtist } from "#test/support/artists.ts";

/** Voices of one artist, shared, that sound as files of the demo; a name that is no file has lost its bytes. */
export async function addSounding(db: Db, files: string[]): Promise<string[]> {
  const ids = await addArtist(db, ...files.map((file) => `/audio/${file}`));
  for (const [at, id] of ids.entries()) {
    const name = `${id}.mp3`;
    await db.insert(audioFiles).values({
      name,
      storageKey: `demo/${files[at]}`,
      mediaType: "audio/mpeg",
      byteLength: 1,
      sha256: "0",
      seconds: 6,
      peaks: "",
    });
    await db.update(voices).set({ audioName: name, shareFrom: "2020-01-01" }).where(eq(voices.id, id));
  }
  return ids;
}
