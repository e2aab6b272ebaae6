import { createHash } from "node:crypto";
import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";

/** A sample of an artist as the catalogue has it. */
export type StoredSample = typeof voices.$inferSelect & {
  sha256: string | null;
  sourceSha256: string | null;
  /** What is known to be said in the file itself. */
  heardText: string | null;
  heardLanguage: string | null;
};

/** An artist as the catalogue has it, with the samples in their order. */
export type StoredArtist = typeof voiceArtists.$inferSelect & { samples: StoredSample[] };

/** The artists of these folded names, by them. */
export async function findStored(db: Db, keys: string[]): Promise<Map<string, StoredArtist>> {
  if (keys.length === 0) return new Map();
  const artists = await db.select().from(voiceArtists).where(inArray(voiceArtists.nameKey, keys));
  const ids = artists.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ voice: voices, audio: audioFiles })
          .from(voices)
          .leftJoin(audioFiles, eq(audioFiles.name, voices.audioName))
          .where(inArray(voices.artistId, ids))
          .orderBy(asc(voices.place), asc(voices.position));
  const samples = Map.groupBy(
    rows.map(({ voice, audio }) => ({
      ...voice,
      sha256: audio?.sha256 ?? null,
      sourceSha256: audio?.sourceSha256 ?? null,
      heardText: audio?.transcriptText ?? null,
      heardLanguage: audio?.transcriptLanguage ?? null,
    })),
    ({ artistId }) => artistId,
  );
  return new Map(
    artists.map((artist) => [artist.nameKey, { ...artist, samples: samples.get(artist.id) ?? [] }]),
  );
}

/** What changes when anything of an artist does that an import looks at. */
export function tagOf(artist: StoredArtist | undefined): string | null {
  if (!artist) return null;
  const { changedAt: _at, changedBy: _by, createdAt: _created, samples, ...fields } = artist;
  return createHash("sha256")
    .update(JSON.stringify([fields, samples]))
    .digest("hex")
    .slice(0, 32);
}
