import { asc, eq, sql } from "drizzle-orm";
import type { Sample } from "#contract/samples.ts";
import type { KeptArtist } from "#contract/voice-artists.ts";
import type { Db } from "#server/db/client.ts";
import { audioFiles, consentFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { users } from "#server/db/schema/people.ts";
import { fullName } from "#server/db/text/full-name.ts";
import { isUuid } from "#server/db/uuid.ts";
import { contentTag } from "#server/http/etag.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { isSampleVisible } from "#server/voices/visible.ts";
import { consentOf } from "#server/voice-artists/consent/valid.ts";
import { writtenArtist } from "./written.ts";

/** An artist as owners keep it, and an ETag of all that owners write of it. */
export interface ShownKeptArtist {
  artist: KeptArtist;
  etag: string;
}

const transcriptOf = <L extends string>(text: string | null, language: L | null) =>
  text === null || language === null ? null : { text, language };

// Names by hand: Drizzle leaves out the table inside a selected expression.
const isInOffers = sql<boolean>`exists (select from "offer_voices" o where o."voice_id" = "voices"."id")`;

/** The samples of an artist in their order, as owners see them. */
export async function readSamples(db: Db, artistId: string, today: string): Promise<Sample[]> {
  const rows = await db
    .select({
      voice: voices,
      audio: audioFiles,
      file: { id: consentFiles.id, name: consentFiles.name, byteLength: consentFiles.byteLength },
      isInOffers,
    })
    .from(voices)
    .leftJoin(audioFiles, eq(audioFiles.name, voices.audioName))
    .leftJoin(consentFiles, eq(consentFiles.id, voices.consentFileId))
    .where(eq(voices.artistId, artistId))
    .orderBy(asc(voices.place), asc(voices.position));
  return rows.map(({ voice, audio, file, isInOffers: inOffers }) => {
    const { publish, share } = consentOf(voice);
    return {
      voiceId: voice.id,
      voiceMp3: voice.url,
      title: voice.title,
      kind: voice.kind,
      languages: voice.languages,
      voiceColors: voice.voiceColors,
      transcript: transcriptOf(voice.transcriptText, voice.transcriptLanguage),
      state: voice.state,
      consent: { publish, share, file, source: voice.consentSource },
      isVisible: isSampleVisible(voice, today),
      isInOffers: inOffers,
      publishedAt: voice.publishedAt?.toISOString() ?? null,
      seconds: audio?.seconds ?? null,
      peaks: audio?.peaks ?? null,
      loudness: audio?.loudness ?? null,
      truePeak: audio?.truePeak ?? null,
      heard: transcriptOf(audio?.transcriptText ?? null, audio?.transcriptLanguage ?? null),
    };
  });
}

/** The artist of this id on this day; 404 where there is none. */
export async function readKeptArtist(db: Db, artistId: string, today: string): Promise<ShownKeptArtist> {
  const [found] = isUuid(artistId)
    ? await db
        .select({ row: voiceArtists, name: users.name, lastName: users.lastName })
        .from(voiceArtists)
        .leftJoin(users, eq(users.id, voiceArtists.changedBy))
        .where(eq(voiceArtists.id, artistId))
    : [];
  if (!found) throw new Problem(404, "voice-artist-not-found");
  const { id, nameKey: _key, createdAt: _created, changedAt, changedBy: _by, ...fields } = found.row;
  const samples = await readSamples(db, id, today);
  const artist = {
    artistId: id,
    ...fields,
    samples,
    canBeErased: fields.state === "archived" && !samples.some((sample) => sample.isInOffers),
    changedAt: changedAt.toISOString(),
    changedBy: fullName(found) || null,
  };
  return { artist, etag: contentTag(writtenArtist(artist)) };
}

/** An artist as owners keep it, without the ETag. */
export const readArtist = async (db: Db, artistId: string, today: string): Promise<KeptArtist> =>
  (await readKeptArtist(db, artistId, today)).artist;
