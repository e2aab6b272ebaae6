// Visitors' requests, and what happened to them.

import { sql } from "drizzle-orm";
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { RequestState, Suspicion } from "#contract/constants/values/voice-requests.ts";
import { defaultLocale, type Locale } from "#contract/constants/site-languages.ts";
import type { RequestEventKind } from "#contract/voice-requests/request-events.ts";
import { at, createdAt } from "./columns.ts";
import { accounts, users } from "./people.ts";

/**
 * What a visitor sent, which never changes, and how it stands. State, assignee, waiting, suspicion and `mergedInto` follow from
 * its events (server/voice-requests/acts/standing.ts): they are kept beside them so that lists are found by index.
 */
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
    language: text().$type<Locale>().notNull().default(defaultLocale),
    /** No reference: a voice may go. */
    asked: uuid(),
    /** One for all requests with one address or number. */
    person: uuid().notNull().defaultRandom(),
    state: text().$type<RequestState>().notNull().default("new"),
    suspicion: text().array().$type<Suspicion[]>(),
    /** No reference: an event still names an owner who is gone. */
    assigneeId: uuid("assignee_id"),
    waitingSince: at("waiting_since"),
    /** No reference: rows are restored in no order. Who deletes a request frees what was merged into it. */
    mergedInto: uuid("merged_into"),
    /** The client's account that was made of it. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    bodyHash: text("body_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("voice_requests_waiting")
      .on(table.state, table.waitingSince, table.position.desc().nullsFirst())
      .where(sql`${table.mergedInto} is null`),
    index("voice_requests_all")
      .on(table.waitingSince, table.position.desc().nullsFirst())
      .where(sql`${table.mergedInto} is null and ${table.state} <> 'spam'`),
    index("voice_requests_state").on(table.state, table.position),
    index("voice_requests_spam")
      .on(table.createdAt)
      .where(sql`${table.mergedInto} is null and ${table.state} = 'spam'`),
    index("voice_requests_person").on(table.person),
    index("voice_requests_email").on(sql`lower(${table.email})`),
    index("voice_requests_phone").on(table.phoneE164),
    index("voice_requests_merged").on(table.mergedInto),
    index("voice_requests_account").on(table.accountId),
    index("voice_requests_assignee").on(table.assigneeId),
  ],
);

/**
 * How many requests there are of each state, without those that were merged into others, and a counter that every write of a
 * request raises. One row: writers of new requests queue on it.
 */
export const requestCounts = pgTable("request_counts", {
  key: text().primaryKey().default("agency"),
  new: integer().notNull().default(0),
  contacted: integer().notNull().default(0),
  suggested: integer().notNull().default(0),
  won: integer().notNull().default(0),
  lost: integer().notNull().default(0),
  spam: integer().notNull().default(0),
  generation: bigint({ mode: "number" }).notNull().default(0),
});

/** What happened to requests: a trigger refuses every change but that who did it is gone. */
export const requestEvents = pgTable(
  "request_events",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => voiceRequests.id, { onDelete: "cascade" }),
    /** Null for the visitor, a guest, the server, and for who is gone. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text().$type<RequestEventKind>().notNull(),
    /** What the kind adds, people by their ids. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("request_events_request").on(table.requestId, table.id)],
);
