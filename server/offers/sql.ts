import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Offer } from "#contract/offers/offers.ts";
import { fullName } from "#server/db/text/full-name.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { offers, offerVoices } from "#server/db/schema/offers.ts";
import { standsToday } from "./standing.ts";

/** An offer as it is shown, beside the user name and the company of its client. */
export interface PlacedOffer {
  offer: Required<Offer>;
  userName: string;
  company: string | null;
}

// Table names by hand: Drizzle leaves them out inside a selected expression.
const voiceIds = sql<string[]>`array(
  select "offer_voices"."voice_id"::text from ${offerVoices}
  where "offer_voices"."offer_id" = "offers"."id" and "offer_voices"."place" is not null order by "offer_voices"."place")`;

interface Wanted {
  /** Of this account only. */
  accountId?: string | null;
  /** This offer only. */
  offerId?: string;
  /** What else holds of the rows of `offers`, `users` and `accounts`. */
  where?: SQL | undefined;
  /** Newest first: as they were made, unless told as they changed. */
  order?: "made" | "changed";
  limit: number;
  offset?: number;
}

const orders = {
  made: [desc(offers.position)],
  changed: [desc(offers.changedAt), desc(offers.position)],
};

/** Which offers are wanted, as a condition of `offers` joined with their sender and account. */
export const wantedOffers = ({ accountId, offerId, where }: Omit<Wanted, "limit">): SQL | undefined =>
  and(
    accountId ? eq(offers.accountId, accountId) : undefined,
    offerId ? eq(offers.id, offerId) : undefined,
    where,
  );

/** Offers as they stand today. */
export async function findOffers(
  db: Db,
  { order = "made", limit, offset = 0, ...wanted }: Wanted,
  today: string,
): Promise<PlacedOffer[]> {
  const rows = await db
    .select({
      offerId: offers.id,
      budget: offers.budget,
      currency: offers.currency,
      platform: offers.platform,
      version: offers.version,
      voiceIds,
      name: users.name,
      lastName: users.lastName,
      userName: users.userName,
      company: accounts.company,
      createdAt: offers.createdAt,
      changedAt: offers.changedAt,
      title: offers.title,
      status: offers.status,
      turn: offers.turn,
      proposal: offers.proposal,
      answerBy: offers.answerBy,
    })
    .from(offers)
    .leftJoin(users, eq(users.id, offers.userId))
    .leftJoin(accounts, eq(accounts.id, offers.accountId))
    .where(wantedOffers(wanted))
    .orderBy(...orders[order])
    .limit(limit)
    .offset(offset);
  return rows.map(({ name, lastName, userName, company, createdAt, changedAt, ...row }) => ({
    // Who is gone has neither: name-gone.ts says so in words.
    userName: userName ?? "",
    company,
    offer: {
      ...standsToday(row, today),
      clientName: fullName({ name, lastName }),
      createdAt: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
    },
  }));
}

/** Which of these ids are offers of this account. */
export async function findOwnOfferIds(db: Db, accountId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.accountId, accountId), inArray(offers.id, ids)));
  return new Set(rows.map(({ id }) => id));
}
