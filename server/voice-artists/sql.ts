import { and, eq, ne } from "drizzle-orm";
import { pickArtistFields } from "#contract/constants/artist-fields.ts";
import type { VoiceArtist, VoiceArtistDraft } from "#contract/voice-artists.ts";
import { releaseAudioFile } from "#server/audio/sql.ts";
import type { Db } from "#server/db/client.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { contentTag } from "#server/http/etag.ts";
import { nameKey } from "#server/db/text/name-key.ts";
import { unstatedConsent } from "./consent/valid.ts";
import type { VoiceUrl } from "./voice-url.ts";

export type ArtistRow = typeof voiceArtists.$inferSelect;

/** When something is written: the moment, and the day that it is where the agency is. */
export interface Days {
  now: Date;
  today: string;
}

/** The columns of an artist's fields, of which some may be left out. */
export const columnsOf = <T extends { name: string }>(fields: T) => ({
  ...pickArtistFields(fields),
  nameKey: nameKey(fields.name),
});

/** Every artist's name, unsorted. */
export async function findNames(db: Db): Promise<string[]> {
  const rows = await db.select({ name: voiceArtists.name }).from(voiceArtists);
  return rows.map(({ name }) => name);
}

/** The artist of this name, however its letters are cased. */
export async function findArtist(db: Db, name: string): Promise<ArtistRow | undefined> {
  const [row] = await db
    .select()
    .from(voiceArtists)
    .where(eq(voiceArtists.nameKey, nameKey(name)));
  return row;
}

/** The artist of this id, whatever its name has become. */
export async function findArtistById(db: Db, artistId: string): Promise<ArtistRow | undefined> {
  const [row] = await db.select().from(voiceArtists).where(eq(voiceArtists.id, artistId));
  return row;
}

/** Whether an artist other than `artistId` has this name. */
export async function isNameTaken(db: Db, name: string, artistId?: string): Promise<boolean> {
  const other = artistId === undefined ? undefined : ne(voiceArtists.id, artistId);
  return (await db.$count(voiceArtists, and(eq(voiceArtists.nameKey, nameKey(name)), other))) > 0;
}

/** What owners write of an artist, without what the server knows of its sounds. */
export const writtenFields = ({ voices: entries, ...fields }: VoiceArtist) => ({
  ...fields,
  voices: entries.map(({ voiceId, voiceMp3 }) => ({ voiceId, voiceMp3 })),
});

/** An artist as it is shown, and an ETag of what owners write of it. */
export interface ShownArtist {
  artist: VoiceArtist;
  etag: string;
}

/** The artist with its voices, in its order. */
export async function showArtist(db: Db, row: ArtistRow): Promise<ShownArtist> {
  const entries = await db
    .select({
      voiceId: voices.id,
      voiceMp3: voices.url,
      seconds: audioFiles.seconds,
      peaks: audioFiles.peaks,
      text: audioFiles.transcriptText,
      language: audioFiles.transcriptLanguage,
    })
    .from(voices)
    .leftJoin(audioFiles, eq(audioFiles.name, voices.audioName))
    .where(eq(voices.artistId, row.id))
    .orderBy(voices.place, voices.position);
  const shown = entries.map(({ text, language, ...entry }) => ({
    ...entry,
    transcript: text === null || language === null ? null : { text, language },
  }));
  const artist = { ...pickArtistFields(row), voices: shown };
  return { artist, etag: contentTag(writtenFields(artist)) };
}

/** When and by whom an artist is changed. */
export interface Change {
  at: Date;
  by: string | null;
}

const changed = ({ at, by }: Change) => ({ changedAt: at, changedBy: by });

/** An artist's fields as a call that every back end has sends them; what it leaves out stays, or is empty. */
type SentFields = Omit<VoiceArtistDraft, "voices" | "samples">;

/** Stores an artist whose name is free. */
export async function insertArtist(
  tx: Db,
  { state, ...fields }: SentFields & Pick<ArtistRow, "state">,
  change: Change,
): Promise<ArtistRow> {
  const values = { ...columnsOf(fields), state, ...changed(change) };
  const [row] = await tx.insert(voiceArtists).values(values).returning();
  if (!row) throw new Error("an insert returned no row");
  return row;
}

/** Gives an artist these fields. */
export async function writeArtist(
  tx: Db,
  artistId: string,
  fields: SentFields,
  change: Change,
): Promise<ArtistRow> {
  const [row] = await tx
    .update(voiceArtists)
    .set({ ...columnsOf(fields), ...changed(change) })
    .where(eq(voiceArtists.id, artistId))
    .returning();
  if (!row) throw new Error("an update returned no row");
  return row;
}

/** Adds published voices to a new artist, in this order. */
export async function insertVoices(
  tx: Db,
  artistId: string,
  urls: VoiceUrl[],
  { now, today }: Days,
): Promise<void> {
  const stated = { artistId, publishedAt: now, ...unstatedConsent(today) };
  if (urls.length > 0)
    await tx.insert(voices).values(urls.map((url, place) => ({ ...stated, ...url, place })));
}

/** Gives one of the artist's own voices another sample; false when it has no such voice. */
export async function writeVoice(tx: Db, artistId: string, voiceId: string, url: VoiceUrl): Promise<boolean> {
  const own = and(eq(voices.id, voiceId), eq(voices.artistId, artistId));
  const [before] = await tx.select({ audioName: voices.audioName }).from(voices).where(own);
  if (!before) return false;
  if (before.audioName !== null && before.audioName !== url.audioName)
    await releaseAudioFile(tx, before.audioName);
  await tx.update(voices).set(url).where(own);
  return true;
}
