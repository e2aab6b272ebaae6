import { and, desc, eq, lt, sql } from "drizzle-orm";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "#server/db/client.ts";
import { readGeneration } from "#server/db/catalogue.ts";
import { audioFiles, voices } from "#server/db/schema/catalogue.ts";
import { inParts, makeVoiceIndex, readLibrary, snapshot } from "#server/voices/sql.ts";
import { SearchIndex } from "./search-index.ts";
import { WordIndexBuilder } from "./word-index.ts";

// So many texts are taken in before others have a turn: 20 ms at most.
const textsAtOnce = 2000;

/** Title and text of every published voice by its position; the text is null where it is not known. */
const readWords = (tx: Db) =>
  inParts((before, most) =>
    tx
      .select({
        title: voices.title,
        text: sql<string | null>`coalesce(${voices.transcriptText}, ${audioFiles.transcriptText})`,
        position: voices.position,
      })
      .from(voices)
      .leftJoin(audioFiles, eq(audioFiles.name, voices.audioName))
      .where(and(lt(voices.position, before), eq(voices.state, "published")))
      .orderBy(desc(voices.position))
      .limit(most),
  );

async function indexWords(texts: readonly (string | null)[]) {
  const builder = new WordIndexBuilder();
  for (const [place, text] of texts.entries()) {
    if (place % textsAtOnce === 0) await nextTurn();
    if (text !== null) builder.add(place, text);
  }
  return builder.build(texts.length);
}

/** Reads names, titles and texts of all visible voices, in one snapshot, and makes the index of their words in slices. */
export async function readSearchIndex(db: Db, today: string): Promise<SearchIndex> {
  const { generation, library, words } = await db.transaction(
    async (tx) => ({
      generation: await readGeneration(tx),
      library: await readLibrary(tx, today),
      words: await readWords(tx),
    }),
    snapshot,
  );
  const { listed } = library;
  const artists = listed.map(({ artist }) => artist);
  const ofSamples = new Map(words.map((sample) => [sample.position, sample]));
  const samples = listed.map(({ position }) => ofSamples.get(position));
  return new SearchIndex(makeVoiceIndex(generation, library), artists, {
    names: await indexWords(artists.map((artist) => artist.voiceArtistName)),
    titles: await indexWords(samples.map((sample) => sample?.title ?? null)),
    texts: await indexWords(samples.map((sample) => sample?.text ?? null)),
  });
}
