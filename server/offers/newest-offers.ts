import { desc, eq } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import type { RequestDetails } from "#contract/voice-requests/requests.ts";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { standsToday } from "./standing.ts";

/** The newest offers of an account, in a few words. */
export async function findOffersOf(
  db: Db,
  accountId: string,
  today: string,
): Promise<RequestDetails["offers"]> {
  const { id: offerId, title, status, turn, answerBy } = offers;
  const rows = await db
    .select({ offerId, title, status, turn, answerBy })
    .from(offers)
    .where(eq(offers.accountId, accountId))
    .orderBy(desc(offers.changedAt), desc(offers.position))
    .limit(limits.request.offers);
  return rows.map((row) => {
    const { answerBy: _day, ...offer } = standsToday(row, today);
    return offer;
  });
}
