import { and, asc, eq, inArray } from "drizzle-orm";
import type { ShowcaseVoice } from "#contract/showcase.ts";
import type { Db } from "#server/db/client.ts";
import { audioFiles, showcase, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { splitWords } from "#server/db/text/fold.ts";
import { languageOf, ownOr, transcriptOf } from "#server/voices/own-values.ts";
import { isShareable } from "#server/voices/visible.ts";

/** First name and the initial of the last one; a name of one word as it is. */
export function shortName(name: string): string {
  const words = name.split(/\s+/u);
  const [first = "", last] = [words[0], words.slice(1).at(-1)];
  return last === undefined ? first : `${first} ${[...last][0]}.`;
}

/** Whether a text says a word of a name that its short form leaves out; an apostrophe ends a word, as in “Bozkurt’un”. */
export function tellsMore(text: string, name: string): boolean {
  const [, ...hidden] = splitWords(name).map(({ folded }) => folded);
  return splitWords(text).some(({ folded }) => hidden.includes(folded));
}

/** Up to `most` of the samples on the public page that visitors may hear today, in their order, as they see them. */
export async function findShown(db: Db, today: string, most: number): Promise<ShowcaseVoice[]> {
  const rows = await db
    .select({
      shown: {
        voiceId: voices.id,
        title: voices.title,
        titleLanguage: voices.titleLanguage,
        kind: voices.kind,
        gender: voiceArtists.gender,
        voiceMp3: voices.url,
        seconds: audioFiles.seconds,
        peaks: audioFiles.peaks,
        loudness: audioFiles.loudness,
        truePeak: audioFiles.truePeak,
      },
      name: voiceArtists.name,
      sharesWholeName: voices.sharesWholeName,
      own: {
        languages: voices.languages,
        colors: voices.voiceColors,
        typedText: voices.transcriptText,
        typedLanguage: voices.transcriptLanguage,
        heardText: audioFiles.transcriptText,
        heardLanguage: audioFiles.transcriptLanguage,
      },
      languages: voiceArtists.languages,
      colors: voiceArtists.voiceColors,
    })
    .from(showcase)
    .innerJoin(voices, eq(voices.id, showcase.voiceId))
    .innerJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .leftJoin(audioFiles, eq(audioFiles.name, voices.audioName))
    .where(isShareable(today))
    .orderBy(showcase.place)
    .limit(most);
  return rows.map(({ shown, name, sharesWholeName, own, languages, colors }) => {
    const transcript = transcriptOf(own);
    return {
      ...shown,
      name: sharesWholeName ? name : shortName(name),
      voiceColorNames: ownOr(own.colors, colors),
      transcript: transcript && !sharesWholeName && tellsMore(transcript.text, name) ? null : transcript,
      language: languageOf(own, own.languages, languages),
    };
  });
}

/** A sample that visitors may hear. */
interface Shareable {
  voiceId: string;
  name: string;
  title: string;
}

/** All samples that visitors may hear today, or those of these ids. */
export async function findShareable(db: Db, today: string, voiceIds?: string[]): Promise<Shareable[]> {
  return db
    .select({ voiceId: voices.id, name: voiceArtists.name, title: voices.title })
    .from(voices)
    .innerJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .where(and(isShareable(today), voiceIds && inArray(voices.id, voiceIds)))
    .orderBy(asc(voiceArtists.nameKey), asc(voices.place), asc(voices.position));
}

/** The ids of the samples on the public page, in their order, whoever may hear them. */
export async function findChosen(db: Db): Promise<string[]> {
  const rows = await db.select({ voiceId: showcase.voiceId }).from(showcase).orderBy(showcase.place);
  return rows.map(({ voiceId }) => voiceId);
}

/** Puts these samples on the public page, in this order, and no others. */
export async function writeChosen(tx: Db, voiceIds: string[]): Promise<void> {
  await tx.delete(showcase);
  if (voiceIds.length > 0)
    await tx.insert(showcase).values(voiceIds.map((voiceId, place) => ({ voiceId, place })));
}
