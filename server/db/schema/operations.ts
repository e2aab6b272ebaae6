// Tables of operations: limits, mails, audit, first answers. The product's own tables are in schema.ts.

import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { DeviceKind } from "#contract/constants/values/people.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { HistoryAction } from "#contract/constants/history-actions.ts";
import { at, bytea, createdAt } from "./columns.ts";
import { users } from "./people.ts";

/** What a call with an `Idempotency-Key` made: the same call again makes nothing. Key and body are kept as hashes. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** A hash of the user and the key. */
    name: bytea().primaryKey(),
    /** Null for a visitor's call. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    bodyHash: bytea("body_hash").notNull(),
    /** The id of what was made, and what else its answer cannot read anew; it may be gone since. */
    made: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("idempotency_keys_user").on(table.userId, table.createdAt)],
);

/**
 * Append-only: a trigger refuses UPDATE, and DELETE of what is younger than 400 days. Written in the transaction of what
 * it tells of. People stand in it by their ids alone.
 */
export const historyRecords = pgTable(
  "history_records",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** Null for what the server does by itself, or a stranger. */
    actorId: uuid("actor_id"),
    action: text().$type<HistoryAction>().notNull(),
    subjectId: text("subject_id").notNull(),
    changes: jsonb().notNull(),
    deviceKind: text("device_kind").$type<DeviceKind>().notNull().default(""),
    browser: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("history_created").on(table.createdAt),
    index("history_actor").on(table.actorId),
    index("history_subject").on(table.subjectId),
  ],
);

/** Refused logins by user and hour; the empty user is an unknown name. Never what was typed. */
export const refusedLogins = pgTable(
  "refused_logins",
  {
    userId: text("user_id").notNull(),
    hour: at("hour").notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hour] })],
);

/** What people are told of the work on accepted offers. */
export const productionMailKinds = [
  "takes-handed-over",
  "takes-waiting",
  "changes-asked",
  "takes-approved",
] as const;
export type ProductionMailKind = (typeof productionMailKinds)[number];

/** What people are told of offers; the agency's own address is told of a new one by `offer`. */
export const offerMailKinds = [
  "offer-new",
  "offer-terms",
  "offer-accepted",
  "offer-declined",
  "offer-message",
  "offer-due",
  /** Its approved files will be deleted. */
  "offer-files",
  ...productionMailKinds,
] as const;
export type OfferMailKind = (typeof offerMailKinds)[number];

export type MailKind =
  | OfferMailKind
  | "voice-request"
  | "offer"
  /** To whoever opened rooms: which of them guests answered. */
  | "room-answers"
  | "invitation"
  | "reset"
  | "confirm-address"
  | "address-changing"
  | "password-reset"
  | "credentials-renewed"
  | "new-device";

/** Mails to send, a letter each: written in the transaction of what they tell of, sent at least once. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    kind: text().$type<MailKind>().notNull(),
    /**
     * What the letter is about; what the same sender does before it is sent joins it. Of letters to people about an
     * offer: the reader, the offer, and who wrote it where that is somebody. Of those about rooms: the reader and the rooms.
     */
    subjectIds: uuid("subject_ids").array().notNull(),
    /** The signed-in user whose writes these are; null for a visitor. */
    sender: uuid(),
    /** Where the letter goes when that is not what its subject says when it is sent: the old address of a change. */
    email: text(),
    /** The language of the call that owed it, for a reader who has chosen none. */
    locale: text().$type<Locale>(),
    /** Asked for without a session, from an address where its reader has not signed in lately. */
    isOfStranger: boolean("is_of_stranger").notNull().default(false),
    attempts: integer().notNull().default(0),
    dueAt: at("due_at").notNull().defaultNow(),
    sentAt: at("sent_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("mail_outbox_due")
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

/** Failed logins, requests and writes, counted per bucket (a hash, no address) and window, for all processes. */
export const attempts = pgTable(
  "attempts",
  {
    bucket: text().notNull(),
    windowStart: at("window_start").notNull(),
    count: integer().notNull(),
    /** When no limit looks at this window any more. */
    until: at("until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.windowStart] }),
    index("attempts_until").on(table.until),
  ],
);

/** Where users signed in from: others' failures at such an address do not keep them out. The address is a hash. */
export const signIns = pgTable(
  "sign_ins",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    addressHash: text("address_hash").notNull(),
    lastAt: at("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressHash] })],
);

/** Facts about the database itself, such as `demo`. */
export const facts = pgTable("facts", { key: text().primaryKey(), value: text().notNull() });

/** Files of the site with a hash in their name, of this build and of those before it (server/site/kept-assets.ts). */
export const siteAssets = pgTable("site_assets", {
  name: text().primaryKey(),
  bytes: bytea().notNull(),
  /** When a server last had it among the files of its own build. */
  currentAt: at("current_at").notNull(),
});
