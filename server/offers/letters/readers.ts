import { and, eq, type SQL } from "drizzle-orm";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { findTold, type Reader } from "#server/mail/told.ts";

const findToldOfOffers = (db: Db, which: SQL): Promise<Reader[]> =>
  findTold(db, and(which, eq(users.mailsOffers, true)));

/** Everybody on one side of an offer who is told of it: owners, or the people of its account. */
export async function findReaders(db: Db, side: OfferTurn, accountId: string | null): Promise<Reader[]> {
  if (side === "agency") return findToldOfOffers(db, eq(users.role, "OWNER"));
  return accountId === null ? [] : findToldOfOffers(db, eq(users.accountId, accountId));
}

/** One of them, as things are now; undefined for whoever is told no more. */
export async function findReader(db: Db, userId: string): Promise<Reader | undefined> {
  const [reader] = await findToldOfOffers(db, eq(users.id, userId));
  return reader;
}
