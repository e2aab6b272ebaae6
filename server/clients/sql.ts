import { and, eq, like } from "drizzle-orm";
import type { Client } from "#contract/clients/clients.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { likes, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { contentTag } from "#server/http/etag.ts";
import { findOffers } from "#server/offers/sql.ts";
import { isVisible } from "#server/voices/visible.ts";

export interface ClientRow {
  id: string;
  accountId: string;
  userName: string;
  name: string;
  lastName: string;
  isActive: boolean;
  isLocked: boolean;
}

const { id, userName, name, lastName, isActive, isLocked } = users;
// A client without an account does not exist: the join below is by its id.
const columns = { id, accountId: accounts.id, userName, name, lastName, isActive, isLocked };

const named = (wanted: string) => and(eq(users.userName, wanted), eq(users.role, "CLIENT"));

/** The client of this user name. */
export async function findClient(db: Db, wanted: string): Promise<ClientRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(named(wanted));
  return row;
}

/**
 * A client with its account's row and its own locked until the transaction ends, so that writers of an account queue.
 * The account comes first here as everywhere: rows are locked in the order of the tables.
 */
export async function lockClient(
  tx: Db,
  wanted: string,
): Promise<(ClientRow & { isAccountLocked: boolean }) | undefined> {
  const [row] = await tx
    .select({ ...columns, isAccountLocked: accounts.isLocked })
    .from(accounts)
    .innerJoin(users, eq(users.accountId, accounts.id))
    .where(named(wanted))
    .for("update");
  return row;
}

/** A client as it is shown, and the ETag of that. */
export interface ShownClient {
  client: Client;
  etag: string;
}

/**
 * Shows a client as of today: likes of visible voices as their present URLs, so that a changed URL changes the ETag; newest
 * offers.
 */
export async function showClient(db: Db, row: ClientRow, today: string): Promise<ShownClient> {
  const liked = await db
    .select({ url: voices.url })
    .from(likes)
    .innerJoin(voices, eq(voices.id, likes.voiceId))
    .innerJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .where(and(eq(likes.accountId, row.accountId), isVisible(today)))
    .orderBy(likes.position);
  const offers = await findOffers(db, { accountId: row.accountId, limit: limits.profileOffers }, today);
  const client = {
    userName: row.userName,
    name: row.name,
    lastName: row.lastName,
    isActive: row.isActive,
    isLocked: row.isLocked,
    likedVoiceMp3s: [...new Set(liked.map(({ url }) => url))],
    offers: offers.map(({ offer }) => offer),
  };
  return { client, etag: contentTag(client) };
}

/** Writes what an owner may change of a client. */
export async function writeClient(
  tx: Db,
  userId: string,
  fields: Pick<ClientRow, "name" | "lastName" | "isActive" | "isLocked">,
): Promise<void> {
  await tx.update(users).set(fields).where(eq(users.id, userId));
}

/** The user names that begin with this ASCII base. */
export async function findUserNames(db: Db, base: string): Promise<Set<string>> {
  const rows = await db
    .select({ userName: users.userName })
    .from(users)
    .where(like(users.userName, `${base}%`));
  return new Set(rows.map((row) => row.userName));
}

/** Stores a new account without people. */
export async function insertAccount(tx: Db, company: string | null = null): Promise<string> {
  const [row] = await tx.insert(accounts).values({ company }).returning({ id: accounts.id });
  if (!row) throw new Error("an insert returned no row");
  return row.id;
}
