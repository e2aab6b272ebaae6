// Rooms where guests without an account listen: to voices, on which they vote, or to the takes of a production in review.

import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { RoomVote } from "#contract/constants/values/rooms.ts";
import { voices } from "./catalogue.ts";
import { at, bytea, createdAt } from "./columns.ts";
import { lists } from "./lists.ts";
import { users } from "./people.ts";
import { productions, takeNotes, takes } from "./productions.ts";
import { voiceRequests } from "./requests.ts";

/** A room of a list, or of a production in review, of whoever opened it. Its writers queue on its row. */
export const rooms = pgTable(
  "rooms",
  {
    id: uuid().primaryKey().defaultRandom(),
    makerId: uuid("maker_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null once the list is erased; the room stays. */
    listId: uuid("list_id").references(() => lists.id, { onDelete: "set null" }),
    /** The visitor's request that it was opened for. */
    requestId: uuid("request_id").references(() => voiceRequests.id, { onDelete: "set null" }),
    /** The production whose takes of one round are heard in it, in place of voices; null for a room of voices. */
    offerId: uuid("offer_id").references(() => productions.offerId, { onDelete: "cascade" }),
    round: smallint(),
    /** Of a production's, empty: it is called as its offer is. */
    title: text().notNull(),
    greeting: text().notNull(),
    isBlind: boolean("is_blind").notNull(),
    sharesNotes: boolean("shares_notes").notNull(),
    passwordHash: text("password_hash"),
    /** SHA-256 of the token of the guests' link. */
    tokenHash: bytea("token_hash").notNull().unique(),
    /** The token itself, for the maker alone, until the room is closed or revoked. */
    token: text(),
    /** 32 random bytes; with a guest's cookie they give the guest's order. */
    seed: bytea().notNull(),
    createdAt: createdAt(),
    closesAt: at("closes_at").notNull(),
    /** When all its sound was encoded; null while it is prepared. */
    readyAt: at("ready_at"),
    /** The process that prepares it has it until then. */
    leasedUntil: at("leased_until"),
    /** By hand, or by time where the clock was trusted; a blind room reveals its names from then on. */
    closedAt: at("closed_at"),
    revokedAt: at("revoked_at"),
    /** Counts what is written of its guests and its sound, for the ETag. */
    version: integer().notNull().default(0),
  },
  (table) => [
    index("rooms_maker").on(table.makerId),
    index("rooms_list").on(table.listId),
    index("rooms_request").on(table.requestId),
    index("rooms_offer").on(table.offerId, table.round),
  ],
);

/** A voice of a room. It keeps its place, and so its letters, when the voice is not visible any more or erased. */
export const roomVoices = pgTable(
  "room_voices",
  {
    id: uuid().primaryKey().defaultRandom(),
    roomId: uuid("room_id")
      .notNull()
      .references(() => rooms.id, { onDelete: "cascade" }),
    /** From 0, in the list's order when the room was opened. */
    place: integer().notNull(),
    voiceId: uuid("voice_id").references(() => voices.id, { onDelete: "set null" }),
    /** The room's own copy of the sound; null until it is encoded, and where that failed. */
    audioName: text("audio_name"),
    audioSha256: text("audio_sha256"),
    /** Whole seconds of the copy. */
    seconds: integer(),
  },
  (table) => [
    unique("room_voices_place").on(table.roomId, table.place),
    index("room_voices_voice").on(table.voiceId),
    index("room_voices_audio").on(table.audioName),
  ],
);

/** A guest, stored with the first write. */
export const roomGuests = pgTable(
  "room_guests",
  {
    id: uuid().primaryKey().defaultRandom(),
    roomId: uuid("room_id")
      .notNull()
      .references(() => rooms.id, { onDelete: "cascade" }),
    /** SHA-256 of the guest's cookie. */
    cookieHash: bytea("cookie_hash").notNull(),
    /** Given when the answers are sent, or with a note on a take. */
    name: text(),
    createdAt: createdAt(),
    sentAt: at("sent_at"),
    /** The voice that the guest would like, in a room of a request. */
    wish: uuid().references(() => roomVoices.id, { onDelete: "set null" }),
    wishedAt: at("wished_at"),
  },
  (table) => [unique("room_guests_cookie").on(table.roomId, table.cookieHash)],
);

/** A guest's vote on a voice; `rank` orders the guest's yeses, from 1. */
export const roomVotes = pgTable(
  "room_votes",
  {
    guestId: uuid("guest_id")
      .notNull()
      .references(() => roomGuests.id, { onDelete: "cascade" }),
    roomVoiceId: uuid("room_voice_id")
      .notNull()
      .references(() => roomVoices.id, { onDelete: "cascade" }),
    vote: text().$type<RoomVote>().notNull(),
    rank: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.guestId, table.roomVoiceId] }),
    index("room_votes_voice").on(table.roomVoiceId),
  ],
);

/** A note of a guest at a second of a voice. */
export const roomNotes = pgTable(
  "room_notes",
  {
    /** Made by the guest's page, so that a note that is sent twice is stored once. */
    noteId: uuid("note_id").notNull(),
    guestId: uuid("guest_id")
      .notNull()
      .references(() => roomGuests.id, { onDelete: "cascade" }),
    roomVoiceId: uuid("room_voice_id")
      .notNull()
      .references(() => roomVoices.id, { onDelete: "cascade" }),
    seconds: integer().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.guestId, table.noteId] }),
    index("room_notes_voice").on(table.roomVoiceId),
  ],
);

/** What a guest remarked at a moment of a take, or from one to another; in milliseconds. It is the client's to take over. */
export const guestTakeNotes = pgTable(
  "guest_take_notes",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Made by the guest's page, so that a note that is sent twice is stored once. */
    noteId: uuid("note_id").notNull(),
    guestId: uuid("guest_id")
      .notNull()
      .references(() => roomGuests.id, { onDelete: "cascade" }),
    takeId: uuid("take_id")
      .notNull()
      .references(() => takes.id, { onDelete: "cascade" }),
    from: integer("from_ms").notNull(),
    to: integer("to_ms"),
    text: text().notNull(),
    createdAt: createdAt(),
    /** The client's note that was made of it; null before, and once that is deleted. */
    takenAs: uuid("taken_as").references(() => takeNotes.id, { onDelete: "set null" }),
  },
  (table) => [
    unique("guest_take_notes_note").on(table.guestId, table.noteId),
    index("guest_take_notes_take").on(table.takeId),
    index("guest_take_notes_taken").on(table.takenAs),
  ],
);
