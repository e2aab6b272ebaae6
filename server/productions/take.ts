import { and, eq, lte, type SQL } from "drizzle-orm";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { productions, takes } from "#server/db/schema/productions.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { accountOf, type Caller } from "#server/session/caller.ts";

export type TakeReader = Pick<Caller, "role" | "accountId">;

/** What a side sees of an offer's takes: the agency all of them, the client what was handed over, up to the round that has begun. */
export const isSeenBy = (side: OfferTurn, round: number | typeof productions.round): SQL | undefined =>
  side === "agency" ? undefined : lte(takes.round, round);

/** What of takes a reader may know of; of a client's, what was handed over. */
export const isShownTo = (reader: TakeReader): SQL | undefined =>
  reader.role === "OWNER"
    ? isSeenBy("agency", productions.round)
    : and(eq(offers.accountId, accountOf(reader)), isSeenBy("client", productions.round));

/** A take of an offer; 404 alike for an unknown one, another account's and one that was not handed over. */
export async function findTake(
  db: Db,
  reader: TakeReader,
  { offerId, takeId }: { offerId: string; takeId: string },
) {
  const { id, state, copyKey, copyBytes, forgottenAt } = takes;
  const [row] =
    isUuid(offerId) && isUuid(takeId)
      ? await db
          .select({ id, state, copyKey, copyBytes, forgottenAt })
          .from(takes)
          .innerJoin(productions, eq(productions.offerId, takes.offerId))
          .innerJoin(offers, eq(offers.id, takes.offerId))
          .where(and(eq(id, takeId), eq(takes.offerId, offerId), isShownTo(reader)))
      : [];
  if (!row) throw new Problem(404, "take-not-found");
  return row;
}
