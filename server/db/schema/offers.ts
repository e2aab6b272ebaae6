// Offers and what is said about them.

import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { usualCurrency } from "#contract/constants/agency.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { AttachmentFormat, OfferStatus, OfferTurn } from "#contract/constants/values/offers.ts";
import type { OfferEvent } from "#contract/offers/offer-events.ts";
import type { Brief, OfferVoice, Usage } from "#contract/offers/offers.ts";
import { at, createdAt, day } from "./columns.ts";
import { accounts, users } from "./people.ts";

const ofOffer = () =>
  uuid("offer_id")
    .notNull()
    .references((): AnyPgColumn => offers.id, { onDelete: "cascade" });

/**
 * An offer belongs to an account; `userId` is who sent it. Both are null once they are deleted. Budget, platform, version,
 * usage, dates and voices are those of the terms that hold; those of older proposals stand in their events. `position` is
 * the order in which offers were made.
 */
export const offers = pgTable(
  "offers",
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    position: bigserial({ mode: "number" }).notNull().unique(),
    title: text().notNull(),
    budget: numeric({ precision: 11, scale: 2, mode: "number" }).notNull(),
    /** By ISO 4217: the agency's when the offer was made. */
    currency: text().notNull().default(usualCurrency),
    platform: text().notNull(),
    version: integer().notNull(),
    usage: jsonb().$type<Usage>(),
    deliverBy: day("deliver_by"),
    answerBy: day("answer_by"),
    /** Rounds that the terms include. */
    rounds: smallint().notNull().default(productionLimits.rounds.usual),
    brief: jsonb().$type<Brief>(),
    status: text().$type<OfferStatus>().notNull().default("open"),
    turn: text().$type<OfferTurn>(),
    proposal: integer().notNull().default(1),
    /** The offer that this one sends again. */
    again: uuid(),
    createdAt: createdAt(),
    changedAt: at("changed_at").notNull().defaultNow(),
  },
  (table) => [
    index("offers_account").on(table.accountId, table.changedAt, table.position),
    index("offers_changed").on(table.changedAt, table.position),
    index("offers_status").on(table.status, table.turn, table.changedAt),
    index("offers_answer_by")
      .on(table.answerBy)
      .where(sql`${table.status} = 'open'`),
  ],
);

/** The voices of an offer, of all its proposals; `shown` is the voice as it was when it was proposed. */
export const offerVoices = pgTable(
  "offer_voices",
  {
    offerId: ofOffer(),
    /** No reference: a voice may go. */
    voiceId: uuid("voice_id").notNull(),
    /** Its place in the terms that hold; null for one that only older proposals have. */
    place: smallint(),
    shown: jsonb().$type<Omit<OfferVoice, "voiceId" | "isGone">>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.voiceId] }),
    index("offer_voices_voice").on(table.voiceId),
  ],
);

/** What happened to offers, only ever added to. `userId` is null for the server, and for who is gone. */
export const offerEvents = pgTable(
  "offer_events",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    offerId: ofOffer(),
    side: text().$type<OfferTurn | "system">().notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text().$type<OfferEvent["kind"]>().notNull(),
    /** What the kind adds, as `OfferEvent` has it, without attachments. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("offer_events_offer").on(table.offerId, table.id)],
);

/** How many events of the other side a reader has not looked at; a row only where there are any. */
export const offerUnread = pgTable(
  "offer_unread",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    offerId: ofOffer(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.offerId] }),
    index("offer_unread_offer").on(table.offerId),
  ],
);

/**
 * How many offers a side has by status and turn, and a counter that every write of its offers and of what is unread
 * raises. `ownerKey` is an account's id, or `agency`.
 */
export const offerCounts = pgTable("offer_counts", {
  ownerKey: text("owner_key").primaryKey(),
  client: integer().notNull().default(0),
  agency: integer().notNull().default(0),
  accepted: integer().notNull().default(0),
  /** Of the accepted ones, those whose production waits for the client, and for the agency. */
  reviewing: integer().notNull().default(0),
  producing: integer().notNull().default(0),
  declined: integer().notNull().default(0),
  withdrawn: integer().notNull().default(0),
  expired: integer().notNull().default(0),
  generation: bigint({ mode: "number" }).notNull().default(0),
});

/** A file of an offer; `eventId` is null until a message takes it, and then it is swept after a day. */
export const offerAttachments = pgTable(
  "offer_attachments",
  {
    id: uuid().primaryKey().defaultRandom(),
    offerId: ofOffer(),
    eventId: bigint("event_id", { mode: "number" }).references(() => offerEvents.id),
    /** Who sent it; only they can put it into a message. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text().notNull(),
    format: text().$type<AttachmentFormat>().notNull(),
    byteLength: integer("byte_length").notNull(),
    /** Null while its bytes are being written: the room is reserved before. */
    storageKey: text("storage_key"),
    sha256: text().notNull(),
    seconds: real(),
    peaks: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("offer_attachments_offer").on(table.offerId),
    index("offer_attachments_key").on(table.storageKey),
  ],
);
