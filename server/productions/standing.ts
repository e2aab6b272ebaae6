import { eq, inArray, sql, type SQL } from "drizzle-orm";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import {
  productionStates,
  turnOfProduction,
  type ProductionState,
} from "#contract/constants/values/productions.ts";
import type { ProductionStanding } from "#contract/productions/productions.ts";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { productions } from "#server/db/schema/productions.ts";

/** Under which of the kept counts a production stands; null where it waits for nobody. */
export const countOf = (state: ProductionState) => {
  const turn = turnOfProduction[state];
  return turn === null ? null : turn === "client" ? "reviewing" : "producing";
};

/** Rows of `offers` whose production waits for one of these sides. */
export function waitsFor(turns: readonly OfferTurn[]): SQL {
  const states = productionStates.filter((state) => turns.some((turn) => turn === turnOfProduction[state]));
  return sql`exists (select from "productions" p where p."offer_id" = "offers"."id" and p."state" in (${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )}))`;
}

const { offerId, state, round } = productions;

/** Where the work on these offers stands; those that were not accepted have none. */
export async function findStandings(db: Db, offerIds: string[]): Promise<Map<string, ProductionStanding>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .select({ offerId, state, round, roundsIncluded: offers.rounds })
    .from(productions)
    .innerJoin(offers, eq(offers.id, offerId))
    .where(inArray(offerId, offerIds));
  return new Map(rows.map(({ offerId: id, ...row }) => [id, { ...row, turn: turnOfProduction[row.state] }]));
}
