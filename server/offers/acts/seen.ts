import { and, count, eq, gt, ne, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { offerEvents, offers, offerUnread } from "#server/db/schema/offers.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { raiseGeneration } from "#server/offers/counts.ts";
import type { OfferReader } from "#server/offers/reader.ts";
import { noteOpenedBy } from "#server/productions/opened.ts";

/**
 * Notes that a reader has seen an offer up to an event; what came later stays unread. A client who has seen takes handed over
 * has opened them. 404 as everywhere.
 */
export async function noteSeen(
  db: Db,
  reader: OfferReader,
  { offerId, eventId }: { offerId: string; eventId: number },
  now: Date,
): Promise<void> {
  if (!isUuid(offerId)) throw new Problem(404, "offer-not-found");
  await db.transaction(async (tx) => {
    const isReaders = reader.accountId === null ? undefined : eq(offers.accountId, reader.accountId);
    const [offer] = await tx
      .select({ id: offers.id })
      .from(offers)
      .where(and(eq(offers.id, offerId), isReaders))
      .for("update");
    if (!offer) throw new Problem(404, "offer-not-found");
    if (reader.side === "client") await noteOpenedBy(tx, { offerId: offer.id, eventId }, now);
    const mine = and(eq(offerUnread.userId, reader.userId), eq(offerUnread.offerId, offer.id));
    const [unread] = await tx.select({ count: offerUnread.count }).from(offerUnread).where(mine);
    const [later] = await tx
      .select({ left: count() })
      .from(offerEvents)
      .where(
        and(
          eq(offerEvents.offerId, offer.id),
          gt(offerEvents.id, eventId),
          ne(offerEvents.side, reader.side),
          sql`${offerEvents.side} <> 'system'`,
        ),
      );
    const left = later?.left ?? 0;
    // An older copy of the page tells nothing new.
    if (!unread || left >= unread.count) return;
    if (left === 0) await tx.delete(offerUnread).where(mine);
    else await tx.update(offerUnread).set({ count: left }).where(mine);
    await raiseGeneration(tx, reader);
  });
}
