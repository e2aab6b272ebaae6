import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { languageTags } from "#contract/constants/language-tags.ts";
import type { Language, VoicePaces } from "#contract/voices/voices.ts";
import type { Db } from "#server/db/client.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { uuidsAmong } from "#server/db/uuid.ts";
import { isVisible, sampleIsVisible } from "#server/voices/visible.ts";
import { voicedSeconds } from "./voiced-seconds.ts";

type VoicePace = VoicePaces[number];

interface Asked {
  voiceIds: readonly string[];
  language: Language;
  today: string;
}

/**
 * What the artists of these voices say in their visible samples of a language, in the order of the ids. An id without a
 * visible voice is left out; an artist without such a sample has none.
 */
export async function findPaces(db: Db, { voiceIds, language, today }: Asked): Promise<VoicePaces> {
  const asked = uuidsAmong(voiceIds);
  if (asked.length === 0) return [];
  const others = alias(voices, "others");
  const { transcriptText: heardText, transcriptLanguage: heardLanguage, seconds, peaks } = audioFiles;
  const text = sql<string | null>`coalesce(${others.transcriptText}, ${heardText})`;
  // The tag of what is known of a file may say where the language is spoken too, as in pt-BR.
  const isOfLanguage = sql`case when ${others.transcriptText} is null
    then lower(split_part(${heardLanguage}, '-', 1)) = ${languageTags[language]}
    else ${others.transcriptLanguage} = ${language} end`;
  const rows = await db
    .select({ voiceId: voices.id, text, seconds, peaks })
    .from(voices)
    .innerJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .leftJoin(others, and(eq(others.artistId, voices.artistId), sampleIsVisible(others, today)))
    .leftJoin(audioFiles, and(eq(audioFiles.name, others.audioName), isNotNull(peaks), isOfLanguage))
    .where(and(inArray(voices.id, asked), isVisible(today)))
    .orderBy(others.position);
  const found = new Map<string, VoicePace>();
  for (const row of rows) {
    const pace = found.get(row.voiceId) ?? { voiceId: row.voiceId, samples: [] };
    found.set(row.voiceId, pace);
    if (row.text !== null && row.seconds !== null && row.peaks !== null)
      pace.samples.push({ text: row.text, seconds: voicedSeconds(row.seconds, row.peaks) });
  }
  return fitSamples(asked.flatMap((id) => found.get(id) ?? []));
}

/** How many bytes of texts an answer holds. */
const mostBytes = 300_000;

/** Of each voice the first samples, of all as many as an answer holds. */
function fitSamples(paces: VoicePace[]): VoicePace[] {
  let left = mostBytes;
  const fitting = paces.map((pace): VoicePace => ({ ...pace, samples: [] }));
  const longest = Math.max(0, ...paces.map(({ samples }) => samples.length));
  for (let nth = 0; nth < longest && left > 0; nth += 1)
    for (const [place, { samples }] of paces.entries()) {
      const sample = samples[nth];
      if (!sample) continue;
      left -= Buffer.byteLength(sample.text);
      if (left >= 0) fitting[place]?.samples.push(sample);
    }
  return fitting;
}
