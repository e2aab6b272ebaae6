import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { productions, takes } from "#server/db/schema/productions.ts";
import { rooms } from "#server/db/schema/rooms.ts";
import { moveCount } from "#server/offers/counts.ts";
import { countOf } from "./standing.ts";

/** Ends productions of an account that is being deleted which were never approved: nobody would answer them any more. */
async function endUnapproved(tx: Db, accountId: string): Promise<void> {
  const own = tx.select({ id: offers.id }).from(offers).where(eq(offers.accountId, accountId));
  const ended = await tx
    .delete(productions)
    .where(and(inArray(productions.offerId, own), ne(productions.state, "approved")))
    .returning({ state: productions.state });
  // The account's own counts go with it.
  for (const { state } of ended) await moveCount(tx, null, countOf(state), null);
}

/**
 * Deletes the takes of an account that is being deleted, with their notes and guests, and what was never approved; their bytes are
 * swept with others.
 */
export async function deleteTakesOf(tx: Db, accountId: string): Promise<void> {
  const own = tx.select({ id: offers.id }).from(offers).where(eq(offers.accountId, accountId));
  await endUnapproved(tx, accountId);
  await tx.delete(takes).where(inArray(takes.offerId, own));
  await tx.delete(rooms).where(inArray(rooms.offerId, own));
  await tx
    .update(productions)
    .set({ version: sql`${productions.version} + 1` })
    .where(inArray(productions.offerId, own));
}
