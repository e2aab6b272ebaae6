import { desc, eq } from "drizzle-orm";
import { dayIn } from "#contract/constants/wall-clock.ts";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { Db } from "#server/db/client.ts";
import { offerEvents } from "#server/db/schema/offers.ts";
import type { ActCall } from "#server/offers/acts/once.ts";
import { defaultSettings } from "#server/settings.ts";
import { demoOwner } from "#demo/customers/clients.ts";
import type { DemoOffer } from "#demo/customers/offers.ts";

/** What is known while the demo is filled: when something happened, and who is who. */
export interface Known {
  when: (minutesAgo: number) => Date;
  idOf: (userName: string) => string;
  accountOf: (userName: string) => string;
}

export const dayOf = (time: Date): string => dayIn(defaultSettings.agencyTimeZone, time);

/** The call of a side that does something to an offer, so many minutes after that was sent. */
export function callOn(
  { when, idOf, accountOf }: Known,
  { offerId, userName: client, createdMinutesAgo }: DemoOffer,
  { side, after }: { side: OfferTurn; after: number },
): ActCall {
  const now = when(createdMinutesAgo - after);
  const userName = side === "agency" ? demoOwner.userName : client;
  const accountId = side === "agency" ? null : accountOf(client);
  return {
    reader: { side, userId: idOf(userName), accountId },
    owner: null,
    userName,
    offerId,
    keyed: undefined,
    now,
    today: dayOf(now),
  };
}

/** The newest event of an offer that is stored. */
export async function findNewest(tx: Db, offerId: string): Promise<number> {
  const [last] = await tx
    .select({ id: offerEvents.id })
    .from(offerEvents)
    .where(eq(offerEvents.offerId, offerId))
    .orderBy(desc(offerEvents.id))
    .limit(1);
  if (!last) throw new Error(`The demo offer ${offerId} was not stored.`);
  return last.id;
}
