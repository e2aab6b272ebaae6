import type { Db } from "#server/db/client.ts";
import { productions } from "#server/db/schema/productions.ts";
import { moveCount } from "#server/offers/counts.ts";

/** Begins the work on an offer that was accepted just now and is locked; it waits for the agency. */
export async function beginProduction(
  tx: Db,
  { id, accountId }: { id: string; accountId: string | null },
): Promise<void> {
  await tx.insert(productions).values({ offerId: id });
  await moveCount(tx, accountId, null, "producing");
}
