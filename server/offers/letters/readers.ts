import { and, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { Locale, OfferTurn } from "#contract/enumerations.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, users } from "#server/db/people-schema.ts";

/** Somebody who is told of an offer. */
export interface OfferLetterReader {
  id: string;
  role: "OWNER" | "CLIENT";
  accountId: string | null;
  name: string;
  lastName: string;
  address: string;
  locale: Locale | null;
}

/** Those of some people who have a confirmed address, want letters about offers, and may come in. */
async function findTold(db: Db, which: SQL | undefined): Promise<OfferLetterReader[]> {
  const { id, role, accountId, name, lastName, email, locale } = users;
  const mayEnter = and(
    eq(users.isActive, true),
    eq(users.isLocked, false),
    or(isNull(users.accountId), eq(accounts.isLocked, false)),
  );
  const rows = await db
    .select({ id, role, accountId, name, lastName, email, locale })
    .from(users)
    .leftJoin(accounts, eq(accounts.id, users.accountId))
    .where(and(which, isNotNull(email), eq(users.mailsOffers, true), mayEnter))
    .orderBy(id);
  return rows.flatMap(({ email: address, ...row }) => (address === null ? [] : [{ ...row, address }]));
}

/** Everybody on one side of an offer who is told of it: owners, or the people of its account. */
export async function findReaders(
  db: Db,
  side: OfferTurn,
  accountId: string | null,
): Promise<OfferLetterReader[]> {
  if (side === "agency") return findTold(db, eq(users.role, "OWNER"));
  return accountId === null ? [] : findTold(db, eq(users.accountId, accountId));
}

/** One of them, as things are now; undefined for whoever is told no more. */
export async function findReader(db: Db, userId: string): Promise<OfferLetterReader | undefined> {
  const [reader] = await findTold(db, eq(users.id, userId));
  return reader;
}
