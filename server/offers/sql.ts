import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Offer, OfferDraft } from "#contract/offers.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/people-schema.ts";
import { offers, offerVoices, voices } from "#server/db/schema.ts";

/** An offer as it is shown, beside the user name of its client. */
export interface PlacedOffer {
  offer: Required<Offer>;
  userName: string;
}

// Table names by hand: Drizzle leaves them out inside a selected expression.
const voiceIds = sql<string[]>`array(
  select "offer_voices"."voice_id"::text from ${offerVoices}
  where "offer_voices"."offer_id" = "offers"."id" order by "offer_voices"."place")`;

interface Wanted {
  /** Of this account only. */
  accountId?: string;
  /** This offer only. */
  offerId?: string;
  limit: number;
  offset?: number;
}

/** Who sends an offer, and for which account. */
export interface Sender {
  accountId: string;
  userId: string;
}

/** Offers, newest first. */
export async function findOffers(
  db: Db,
  { accountId, offerId, limit, offset = 0 }: Wanted,
): Promise<PlacedOffer[]> {
  const rows = await db
    .select({
      offerId: offers.id,
      budget: offers.budget,
      platform: offers.platform,
      version: offers.version,
      voiceIds,
      name: users.name,
      lastName: users.lastName,
      userName: users.userName,
      createdAt: offers.createdAt,
    })
    .from(offers)
    .leftJoin(users, eq(users.id, offers.userId))
    .where(
      and(
        accountId ? eq(offers.accountId, accountId) : undefined,
        offerId ? eq(offers.id, offerId) : undefined,
      ),
    )
    .orderBy(desc(offers.position))
    .limit(limit)
    .offset(offset);
  return rows.map(({ name, lastName, userName, createdAt, ...row }) => ({
    // Who is gone has neither: name-gone.ts says so in words.
    userName: userName ?? "",
    offer: {
      ...row,
      clientName: [name, lastName].filter(Boolean).join(" "),
      createdAt: createdAt.toISOString(),
    },
  }));
}

/** How many offers all clients have made. */
export const countOffers = (db: Db): Promise<number> => db.$count(offers);

/** Which of these ids are offers of this account. */
export async function findOwnOfferIds(db: Db, accountId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(sql`${eq(offers.accountId, accountId)} and ${inArray(offers.id, ids)}`);
  return new Set(rows.map(({ id }) => id));
}

/** How many of these voices exist. */
export async function countVoices(db: Db, ids: string[]): Promise<number> {
  return db.$count(voices, inArray(voices.id, ids));
}

/** Stores an offer whose voices exist; answers its id. */
export async function insertOffer(tx: Db, { accountId, userId }: Sender, draft: OfferDraft): Promise<string> {
  const { budget, platform, version } = draft;
  const [row] = await tx
    .insert(offers)
    .values({ accountId, userId, budget, platform, version })
    .returning({ id: offers.id });
  if (!row) throw new Error("an insert returned no row");
  await tx
    .insert(offerVoices)
    .values(draft.voiceIds.map((voiceId, place) => ({ offerId: row.id, voiceId, place })));
  return row.id;
}
