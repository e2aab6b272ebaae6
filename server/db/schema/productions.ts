// The work on accepted offers: takes, notes, and who listens.

import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type {
  ProductionState,
  TakeFailure,
  TakeFormat,
  TakeState,
} from "#contract/constants/values/productions.ts";
import type { TakeChecks } from "#contract/productions/productions.ts";
import { at, createdAt, day } from "./columns.ts";
import { offers } from "./offers.ts";
import { sessions, users } from "./people.ts";

/**
 * What follows an accepted offer. An approval stands in the offer's events. `version` is raised by every write of it, of its
 * takes and of their notes.
 */
export const productions = pgTable(
  "productions",
  {
    offerId: uuid("offer_id")
      .primaryKey()
      .references(() => offers.id, { onDelete: "cascade" }),
    state: text().$type<ProductionState>().notNull().default("recording"),
    /** Rounds begun. */
    round: smallint().notNull().default(0),
    sharesOriginals: boolean("shares_originals").notNull().default(false),
    handedOverAt: at("handed_over_at"),
    /** When the client opened what was handed over last. */
    openedAt: at("opened_at"),
    remindedAt: at("reminded_at"),
    approvedAt: at("approved_at"),
    /** When its approved originals are deleted. */
    keptUntil: day("kept_until"),
    /** When both sides were told that they will be. */
    toldAt: at("told_at"),
    /** The number of its newest note. */
    lastNote: integer("last_note").notNull().default(0),
    version: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [
    index("productions_state").on(table.state, table.handedOverAt),
    index("productions_kept_until").on(table.keptUntil),
  ],
);

/**
 * A recording. It was handed over where its production has begun its round. What the file holds is null until it is ready; its
 * bytes are deleted before its row.
 */
export const takes = pgTable(
  "takes",
  {
    id: uuid().primaryKey().defaultRandom(),
    offerId: uuid("offer_id")
      .notNull()
      .references(() => productions.offerId, { onDelete: "cascade" }),
    round: smallint().notNull(),
    place: smallint().notNull(),
    title: text().notNull(),
    /** No reference: a voice may go. */
    voiceId: uuid("voice_id"),
    /** The take that it stands for; no reference, as one that was never handed over may go. */
    replaces: uuid(),
    fileName: text("file_name").notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    state: text().$type<TakeState>().notNull().default("preparing"),
    failure: text().$type<TakeFailure>(),
    sha256: text(),
    format: text().$type<TakeFormat>(),
    seconds: real(),
    channels: smallint(),
    sampleRate: integer("sample_rate"),
    bitDepth: smallint("bit_depth"),
    checks: jsonb().$type<TakeChecks>(),
    peaks: text(),
    /** Where the bytes of the copy lie that is listened to, and how many they are. */
    copyKey: text("copy_key"),
    copyBytes: integer("copy_bytes"),
    /** Until when the process that prepares it has it. */
    leasedUntil: at("leased_until"),
    /** When its original was deleted. */
    forgottenAt: at("forgotten_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("takes_offer").on(table.offerId, table.round, table.place),
    index("takes_state").on(table.state, table.createdAt),
  ],
);

/** Where the bytes of a take's original lie: the parts in which it was sent. */
export const takeParts = pgTable(
  "take_parts",
  {
    takeId: uuid("take_id")
      .notNull()
      .references(() => takes.id, { onDelete: "cascade" }),
    from: bigint("from_byte", { mode: "number" }).notNull(),
    bytes: integer().notNull(),
    key: text().notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.takeId, table.from] })],
);

const said = {
  side: text().$type<OfferTurn>().notNull(),
  /** Null for who is gone. */
  userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  text: text().notNull(),
  createdAt: createdAt(),
};

/** What was remarked at a moment of a take, or from one to another; in milliseconds. `round` is the one that had begun. */
export const takeNotes = pgTable(
  "take_notes",
  {
    id: uuid().primaryKey().defaultRandom(),
    takeId: uuid("take_id")
      .notNull()
      .references(() => takes.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    round: smallint().notNull(),
    from: integer("from_ms").notNull(),
    to: integer("to_ms"),
    ...said,
    /** The guest from whom the client took it over. */
    guestName: text("guest_name"),
    resolvedAt: at("resolved_at"),
    resolvedBy: uuid("resolved_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("take_notes_take").on(table.takeId, table.from)],
);

export const takeReplies = pgTable(
  "take_replies",
  {
    id: uuid().primaryKey().defaultRandom(),
    noteId: uuid("note_id")
      .notNull()
      .references(() => takeNotes.id, { onDelete: "cascade" }),
    ...said,
  },
  (table) => [index("take_replies_note").on(table.noteId, table.createdAt)],
);

/** Who may listen to the takes of an offer by a cookie, of which only a hash is stored; it goes with the session. */
export const takeListeners = pgTable(
  "take_listeners",
  {
    hash: text().primaryKey(),
    offerId: uuid("offer_id")
      .notNull()
      .references(() => productions.offerId, { onDelete: "cascade" }),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    until: at("until").notNull(),
  },
  (table) => [
    index("take_listeners_offer").on(table.offerId),
    index("take_listeners_session").on(table.sessionId),
    index("take_listeners_until").on(table.until),
  ],
);
