// People and how they sign in: accounts, users, sessions, links, passkeys, second factors.

import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { DeviceKind } from "#contract/constants/values/people.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import { at, bytea, createdAt } from "./columns.ts";

/** A client company: its people share likes and offers. Writers of one account queue on its row. */
export const accounts = pgTable("accounts", {
  id: uuid().primaryKey().defaultRandom(),
  company: text(),
  isLocked: boolean("is_locked").notNull().default(false),
  createdAt: createdAt(),
});

/** Owners, and the people of clients' accounts; whoever has been in an account longest is its first person. */
export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for owners. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    userName: text("user_name").notNull().unique(),
    role: text().$type<"OWNER" | "CLIENT">().notNull(),
    name: text().notNull(),
    lastName: text("last_name").notNull().default(""),
    passwordHash: text("password_hash").notNull(),
    /** Null for a password that somebody else made. */
    passwordChangedAt: at("password_changed_at"),
    /** The password was made by us: an own one is asked for before anything else. */
    mustChangePassword: boolean("must_change_password").notNull().default(false),
    /** The confirmed address, in small letters: it signs in and receives resets. */
    email: text().unique(),
    emailConfirmedAt: at("email_confirmed_at"),
    /** An address whose link was not opened yet; it is nobody's. */
    pendingEmail: text("pending_email"),
    locale: text().$type<Locale>(),
    mailsOffers: boolean("mails_offers").notNull().default(true),
    mailsRooms: boolean("mails_rooms").notNull().default(true),
    isActive: boolean("is_active").notNull().default(true),
    isLocked: boolean("is_locked").notNull().default(false),
    lastSeenAt: at("last_seen_at"),
    createdAt: createdAt(),
  },
  (table) => [
    check("users_role", sql`${table.role} in ('OWNER', 'CLIENT')`),
    index("users_account").on(table.accountId),
  ],
);

const ofUser = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Only the SHA-256 of a token is stored; `id` names a session to people, `provenAt` is the last proof of who it is. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    userId: ofUser(),
    deviceKind: text("device_kind").$type<DeviceKind>().notNull().default(""),
    browser: text().notNull().default(""),
    system: text().notNull().default(""),
    createdAt: createdAt(),
    lastUsedAt: at("last_used_at").notNull().defaultNow(),
    provenAt: at("proven_at").notNull().defaultNow(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

export type TicketKind =
  | "invitation"
  | "reset"
  | "confirm-address"
  | "second-factor"
  | "passkey-registration"
  | "passkey-login"
  | "passkey-proof";

/** What is good once and for a while: links of mails, second steps of a login, challenges. Only hashes are stored. */
export const tickets = pgTable(
  "tickets",
  {
    hash: text().primaryKey(),
    kind: text().$type<TicketKind>().notNull(),
    /** Null for a passkey's challenge before anyone is known. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The address that a link was sent to. */
    email: text(),
    createdAt: createdAt(),
    until: at("until").notNull(),
  },
  (table) => [index("tickets_user").on(table.userId), index("tickets_until").on(table.until)],
);

/** WebAuthn credentials. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: bytea("public_key").notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: at("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** An authenticator app (RFC 6238). It counts from `confirmedAt`; `lastStep` is the last step whose code was used. */
export const totps = pgTable("totps", {
  userId: ofUser().primaryKey(),
  secret: bytea().notNull(),
  confirmedAt: at("confirmed_at"),
  lastStep: integer("last_step").notNull().default(0),
});

/** Recovery codes that were not used; a used one is deleted. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  { userId: ofUser(), codeHash: text("code_hash").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Browsers and systems that a user signed in with: one not seen for 90 days is told by mail. */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: ofUser(),
    browser: text().notNull(),
    system: text().notNull(),
    lastAt: at("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.browser, table.system] })],
);
