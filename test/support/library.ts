import { bumpCatalogue } from "#server/db/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { consented } from "./artists.ts";

type Artist = typeof voiceArtists.$inferInsert;
type Sample = Pick<
  typeof audioFiles.$inferInsert,
  "seconds" | "peaks" | "transcriptText" | "transcriptLanguage" | "loudness" | "truePeak" | "isMeasured"
>;

/** What a test says of a voice; the rest is a Turkish, natural, adult woman's. */
export interface VoiceDraft extends Partial<
  Pick<Artist, "gender" | "voiceColors" | "languages" | "ageRanges">
> {
  name: string;
  /** What its sample is called and an example of. */
  heard?: Partial<Pick<typeof voices.$inferInsert, "title" | "kind">>;
  /** Given: an own file under `/audio/`. Left out: a foreign URL. */
  sample?: Sample;
}

async function addVoice(tx: Db, { name, sample, heard, ...attributes }: VoiceDraft): Promise<void> {
  const [artist] = await tx
    .insert(voiceArtists)
    .values({
      name,
      nameKey: name,
      age: 30,
      gender: "Female",
      voiceColors: ["NATURAL"],
      languages: ["TURKISH"],
      ageRanges: ["ADULT"],
      ...attributes,
    })
    .returning({ id: voiceArtists.id });
  const file = `${encodeURIComponent(name)}.mp3`;
  if (sample) {
    const stored = {
      name: file,
      storageKey: `demo/tr-01.mp3`,
      mediaType: "audio/mpeg",
      byteLength: 1,
      sha256: file,
    };
    await tx.insert(audioFiles).values({ ...stored, ...sample });
  }
  await tx.insert(voices).values({
    artistId: artist?.id ?? "",
    url: sample ? `/audio/${file}` : `https://samples.example/${file}`,
    audioName: sample ? file : null,
    ...heard,
    ...consented,
  });
}

/** Puts voices into the library, in the order in which it will list them. */
export async function addVoices(db: Db, drafts: VoiceDraft[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const draft of drafts.toReversed()) await addVoice(tx, draft);
    await bumpCatalogue(tx);
  });
}

/** `count` voices named "Ses 1", "Ses 2" and so on. */
export const numbered = (count: number, attributes: Omit<VoiceDraft, "name"> = {}): VoiceDraft[] =>
  Array.from({ length: count }, (_, nth) => ({ name: `Ses ${nth + 1}`, ...attributes }));
