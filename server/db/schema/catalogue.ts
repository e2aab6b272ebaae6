// Artists, their samples, and what is liked of them.

import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type {
  ArtistState,
  ConsentSource,
  SampleKind,
  SampleState,
} from "#contract/constants/enumerations.ts";
import type { AgeRange, Gender, Language, VoiceColor } from "#contract/voices/voices.ts";
import { at, createdAt, day } from "./columns.ts";
import { accounts, users } from "./people.ts";

export const voiceArtists = pgTable("voice_artists", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  nameKey: text("name_key").notNull().unique(),
  age: smallint().notNull(),
  gender: text().$type<Gender>().notNull(),
  voiceColors: text("voice_colors").array().$type<VoiceColor[]>().notNull(),
  languages: text().array().$type<Language[]>().notNull(),
  ageRanges: text("age_ranges").array().$type<AgeRange[]>().notNull(),
  state: text().$type<ArtistState>().notNull().default("published"),
  createdAt: createdAt(),
  changedAt: at("changed_at").notNull().defaultNow(),
  /** Who changed it last; null for the server. */
  changedBy: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
});

/** The names that artists have had: the record of changes holds their ids, and they go with their artist. */
export const artistNames = pgTable(
  "artist_names",
  {
    id: uuid().primaryKey().defaultRandom(),
    artistId: uuid("artist_id")
      .notNull()
      .references(() => voiceArtists.id, { onDelete: "cascade" }),
    name: text().notNull(),
  },
  (table) => [unique("artist_names_once").on(table.artistId, table.name)],
);

/** A stored file; the bytes lie under `storageKey` in the audio store. A file never changes under its name. */
export const audioFiles = pgTable("audio_files", {
  name: text().primaryKey(),
  storageKey: text("storage_key").notNull(),
  mediaType: text("media_type").notNull(),
  byteLength: integer("byte_length").notNull(),
  sha256: text().notNull(),
  /** Of the file as it was brought in, with its tags; null for one that came in another way. */
  sourceSha256: text("source_sha256"),
  seconds: real(),
  peaks: text(),
  transcriptText: text("transcript_text"),
  transcriptLanguage: text("transcript_language"),
  /** Integrated, in LUFS; null in silence. */
  loudness: real(),
  /** In dBTP; null in silence. */
  truePeak: real("true_peak"),
  /** Whether loudness and true peak were looked for. */
  isMeasured: boolean("is_measured").notNull().default(false),
  createdAt: createdAt(),
});

/** A signed consent; the bytes lie under `storageKey` in the audio store, for owners only. */
export const consentFiles = pgTable(
  "consent_files",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Until a sample refers to it, it is swept after a day. */
    artistId: uuid("artist_id")
      .notNull()
      .references(() => voiceArtists.id, { onDelete: "cascade" }),
    name: text().notNull(),
    mediaType: text("media_type").notNull(),
    byteLength: integer("byte_length").notNull(),
    storageKey: text("storage_key").notNull(),
    sha256: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("consent_files_artist").on(table.artistId)],
);

/**
 * A sample of an artist. `place` is its place among the artist's, `position` that in the library, which lists it
 * downwards: it is drawn anew when the sample is first published, so the newest stands first. Who sees it follows from
 * both states and the consent to publish on the present day (server/voices/visible.ts). What it has of its own is empty
 * where the artist's holds.
 */
export const voices = pgTable(
  "voices",
  {
    id: uuid().primaryKey().defaultRandom(),
    artistId: uuid("artist_id")
      .notNull()
      .references(() => voiceArtists.id),
    position: bigserial({ mode: "number" }).notNull().unique(),
    place: integer().notNull().default(0),
    url: text().notNull(),
    audioName: text("audio_name").references(() => audioFiles.name),
    title: text().notNull().default(""),
    /** A tag: of the page, or the spreadsheet, in which the title was typed; null where it is not known. */
    titleLanguage: text("title_language"),
    kind: text().$type<SampleKind>().notNull().default("OTHER"),
    languages: text().array().$type<Language[]>().notNull().default([]),
    voiceColors: text("voice_colors").array().$type<VoiceColor[]>().notNull().default([]),
    /** What an owner typed; what is known of the file itself stands with the file. */
    transcriptText: text("transcript_text"),
    transcriptLanguage: text("transcript_language").$type<Language>(),
    state: text().$type<SampleState>().notNull().default("published"),
    publishedAt: at("published_at"),
    publishFrom: day("publish_from"),
    publishUntil: day("publish_until"),
    shareFrom: day("share_from"),
    shareUntil: day("share_until"),
    sharesWholeName: boolean("shares_whole_name").notNull().default(false),
    consentSource: text("consent_source").$type<ConsentSource>().notNull().default("unstated"),
    consentFileId: uuid("consent_file_id").references(() => consentFiles.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("voices_artist").on(table.artistId, table.place),
    index("voices_url").on(table.url),
    index("voices_audio").on(table.audioName),
  ],
);

/** The samples that visitors hear, in their order. */
export const showcase = pgTable("showcase", {
  voiceId: uuid("voice_id")
    .primaryKey()
    .references(() => voices.id, { onDelete: "cascade" }),
  place: smallint().notNull(),
});

/** One row: bumped in the transaction of every write that the library shows. */
export const catalogue = pgTable("catalogue", {
  id: integer().primaryKey().default(1),
  generation: bigint({ mode: "number" }).notNull().default(0),
});

/** The likes of an account, which its people share. */
export const likes = pgTable(
  "likes",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    voiceId: uuid("voice_id")
      .notNull()
      .references(() => voices.id, { onDelete: "cascade" }),
    position: bigserial({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.voiceId] })],
);
