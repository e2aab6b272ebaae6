import { and, eq, sql } from "drizzle-orm";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { OfferEvent } from "#contract/offers/offer-events.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { offerEvents, offerUnread } from "#server/db/schema/offers.ts";

type Details<Kind> = Kind extends OfferEvent["kind"]
  ? {
      kind: Kind;
      details: Omit<
        Extract<OfferEvent, { kind: Kind }>,
        "eventId" | "at" | "by" | "side" | "kind" | "attachments"
      >;
    }
  : never;

/** An event that happens to an offer now: what its kind adds, without attachments. */
export type NewEvent = Details<OfferEvent["kind"]> & {
  side: OfferTurn | "system";
  /** Null for the server. */
  userId: string | null;
};

/** Everybody whom an event of one side is unread for: active owners, or the people of the account. */
const readersOf = (side: OfferTurn, accountId: string | null) =>
  side === "client"
    ? and(eq(users.role, "OWNER"), eq(users.isActive, true), eq(users.isLocked, false))
    : and(eq(users.role, "CLIENT"), accountId === null ? sql`false` : eq(users.accountId, accountId));

/** Adds what happened to an offer, whose row is locked, and makes it unread for the other side; answers its id. */
export async function addEvent(
  tx: Db,
  offer: { id: string; accountId: string | null },
  { side, userId, kind, details }: NewEvent,
  now: Date,
): Promise<number> {
  const [event] = await tx
    .insert(offerEvents)
    .values({ offerId: offer.id, side, userId, kind, details, createdAt: now })
    .returning({ id: offerEvents.id });
  if (!event) throw new Error("an insert returned no row");
  if (side === "system") return event.id;
  const readers = await tx.select({ userId: users.id }).from(users).where(readersOf(side, offer.accountId));
  if (readers.length > 0)
    await tx
      .insert(offerUnread)
      .values(readers.map((reader) => ({ ...reader, offerId: offer.id, count: 1 })))
      .onConflictDoUpdate({
        target: [offerUnread.userId, offerUnread.offerId],
        set: { count: sql`${offerUnread.count} + 1` },
      });
  return event.id;
}
