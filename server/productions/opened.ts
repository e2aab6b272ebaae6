import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { offerEvents } from "#server/db/schema/offers.ts";
import { productions } from "#server/db/schema/productions.ts";
import { touchProduction } from "./lock.ts";

/** Notes that the client has opened what was handed over last, unless it was opened before; the offer is locked. */
export async function noteOpened(tx: Db, offerId: string, now: Date): Promise<void> {
  const isWaiting = sql`${productions.state} = 'review' and ${productions.openedAt} is null`;
  const [waiting] = await tx
    .select({ offerId: productions.offerId })
    .from(productions)
    .where(and(eq(productions.offerId, offerId), isWaiting))
    .for("update");
  if (waiting) await touchProduction(tx, offerId, { openedAt: now });
}

/** Notes it where a client has read an offer up to the event by which takes were handed over last. */
export async function noteOpenedBy(
  tx: Db,
  { offerId, eventId }: { offerId: string; eventId: number },
  now: Date,
): Promise<void> {
  const [handedOver] = await tx
    .select({ id: offerEvents.id })
    .from(offerEvents)
    .where(and(eq(offerEvents.offerId, offerId), eq(offerEvents.kind, "handedOver")))
    .orderBy(desc(offerEvents.id))
    .limit(1);
  if (handedOver && eventId >= handedOver.id) await noteOpened(tx, offerId, now);
}
