import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/offers-schema.ts";
import { productions, takes } from "#server/db/productions-schema.ts";

/** Deletes the takes of an account that is being deleted, with their notes; their bytes are swept with others. */
export async function deleteTakesOf(tx: Db, accountId: string): Promise<void> {
  const own = tx.select({ id: offers.id }).from(offers).where(eq(offers.accountId, accountId));
  await tx.delete(takes).where(inArray(takes.offerId, own));
  await tx
    .update(productions)
    .set({ version: sql`${productions.version} + 1` })
    .where(inArray(productions.offerId, own));
}
