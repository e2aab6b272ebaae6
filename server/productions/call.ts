import type { Db } from "#server/db/client.ts";
import type { HistoryAction } from "#contract/constants/history-actions.ts";
import { recordHistory } from "#server/history/record.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { lockOffer } from "#server/offers/acts/lock.ts";
import type { ActCall } from "#server/offers/acts/once.ts";
import { once } from "#server/repeats/once.ts";
import { lockProduction, type ProductionRow, touchProduction } from "./lock.ts";

/** What a call made, by its id, which its answer is read anew from. */
type Made = { id: string };

/**
 * Changes something of an offer's production, whose rows are locked, once for an idempotency key, with the record of an owner's
 * call; answers the id of what it is about. 404 for another account's offer and an unknown one, 409 where it was not accepted.
 */
export const onLockedProduction = (
  db: Db,
  call: ActCall,
  action: HistoryAction,
  work: (tx: Db, production: ProductionRow) => Promise<Made>,
): Promise<Made> =>
  db.transaction(async (tx) => {
    const offer = await lockOffer(tx, call);
    return once(tx, call.keyed, call.now, async (): Promise<Made & Record<string, unknown>> => {
      const production = await lockProduction(tx, offer.id);
      if (!production) throw new Problem(409, "not-your-turn");
      const { id } = await work(tx, production);
      await touchProduction(tx, offer.id);
      if (call.owner) await recordHistory(tx, { ...call.owner, action, subjectId: offer.id, changes: {} });
      return { id };
    });
  });
