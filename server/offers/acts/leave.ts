import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { offerAttachments, offerCounts, offerEvents, offers } from "#server/db/schema/offers.ts";
import { deleteTakesOf } from "#server/productions/leave.ts";
import { writeEvent } from "./write.ts";

/**
 * Parts an account that is being deleted, and is locked, from its offers: withdraws those that are open, empties what was
 * written about those that were never accepted, and deletes the takes of those that were.
 */
export async function leaveOffers(tx: Db, accountId: string, now: Date): Promise<void> {
  // All of them first, and the counts after: rows are locked in the order of the tables.
  const rows = await tx
    .select()
    .from(offers)
    .where(eq(offers.accountId, accountId))
    .orderBy(offers.id)
    .for("update");
  const event = { side: "system", userId: null, kind: "withdrawn", details: {} } as const;
  const to = { status: "withdrawn", turn: null } as const;
  for (const row of rows) if (row.status === "open") await writeEvent(tx, row, event, { to, now });
  await emptyNeverAccepted(tx, accountId);
  await deleteTakesOf(tx, accountId);
  // By hand: of rows that this transaction has changed, the database checks one reference while it clears the other.
  await tx.update(offers).set({ accountId: null, userId: null }).where(eq(offers.accountId, accountId));
  await tx.delete(offerCounts).where(eq(offerCounts.ownerKey, accountId));
}

/** Empties what was written about offers that were never accepted: messages, scripts and attachments. */
async function emptyNeverAccepted(tx: Db, accountId: string): Promise<void> {
  const never = and(eq(offers.accountId, accountId), ne(offers.status, "accepted"));
  const ids = tx.select({ id: offers.id }).from(offers).where(never);
  await tx.update(offers).set({ brief: null }).where(never);
  await tx.delete(offerAttachments).where(inArray(offerAttachments.offerId, ids));
  const { details } = offerEvents;
  // Only what a kind has: an event keeps its shape.
  await tx
    .update(offerEvents)
    .set({
      details: sql`${details}
        || case when ${details} ? 'text' then '{"text": ""}'::jsonb else '{}'::jsonb end
        || case when ${details} ? 'removed' then '{"removed": [], "added": []}'::jsonb else '{}'::jsonb end`,
    })
    .where(inArray(offerEvents.offerId, ids));
}
