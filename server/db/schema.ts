import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { VoiceRequestStatus } from "#contract/voice-requests.ts";
import type { AgeRange, Gender, Language, VoiceColor } from "#contract/voices.ts";
import { createdAt } from "./columns.ts";
import { accounts, users } from "./people-schema.ts";

export const voiceArtists = pgTable("voice_artists", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  nameKey: text("name_key").notNull().unique(),
  age: smallint().notNull(),
  gender: text().$type<Gender>().notNull(),
  voiceColors: text("voice_colors").array().$type<VoiceColor[]>().notNull(),
  languages: text().array().$type<Language[]>().notNull(),
  ageRanges: text("age_ranges").array().$type<AgeRange[]>().notNull(),
  createdAt: createdAt(),
});

/** A stored file; the bytes lie under `storageKey` in the audio store. A file never changes under its name. */
export const audioFiles = pgTable("audio_files", {
  name: text().primaryKey(),
  storageKey: text("storage_key").notNull(),
  mediaType: text("media_type").notNull(),
  byteLength: integer("byte_length").notNull(),
  sha256: text().notNull(),
  seconds: real(),
  peaks: text(),
  transcriptText: text("transcript_text"),
  transcriptLanguage: text("transcript_language"),
  createdAt: createdAt(),
});

/** `position` grows with every insert: the library lists it downwards, newest first. */
export const voices = pgTable(
  "voices",
  {
    id: uuid().primaryKey().defaultRandom(),
    artistId: uuid("artist_id")
      .notNull()
      .references(() => voiceArtists.id),
    position: bigserial({ mode: "number" }).notNull().unique(),
    url: text().notNull(),
    audioName: text("audio_name").references(() => audioFiles.name),
    createdAt: createdAt(),
  },
  (table) => [index("voices_artist").on(table.artistId), index("voices_url").on(table.url)],
);

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

/** An offer belongs to an account; `userId` is who sent it. Both are null once they are deleted. */
export const offers = pgTable(
  "offers",
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    position: bigserial({ mode: "number" }).notNull().unique(),
    budget: numeric({ precision: 11, scale: 2, mode: "number" }).notNull(),
    platform: text().notNull(),
    version: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("offers_account").on(table.accountId)],
);

export const offerVoices = pgTable(
  "offer_voices",
  {
    offerId: uuid("offer_id")
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    voiceId: uuid("voice_id")
      .notNull()
      .references(() => voices.id),
    place: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.voiceId] })],
);

export const voiceRequests = pgTable(
  "voice_requests",
  {
    id: uuid().primaryKey().defaultRandom(),
    position: bigserial({ mode: "number" }).notNull().unique(),
    fullName: text("full_name").notNull(),
    phone: text().notNull(),
    phoneE164: text("phone_e164"),
    email: text().notNull(),
    companyName: text("company_name").notNull(),
    projectMedium: text("project_medium").notNull(),
    projectVersion: text("project_version").notNull(),
    budgetRange: text("budget_range").notNull(),
    voiceRequirements: text("voice_requirements").notNull(),
    radioSolutions: boolean("radio_solutions").notNull(),
    status: text().$type<VoiceRequestStatus>().notNull().default("new"),
    bodyHash: text("body_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("voice_requests_status").on(table.status, table.position)],
);
