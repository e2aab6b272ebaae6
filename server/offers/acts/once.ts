import type { Db } from "#server/db/client.ts";
import type { Actor } from "#server/history/record.ts";
import type { OfferReader } from "#server/offers/reader.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";
import { lockOffer, type OfferRow } from "./lock.ts";

/** A call that does something to an offer. */
export interface ActCall {
  reader: OfferReader;
  /** An owner, whose writes are recorded; null for a client. */
  owner: Actor | null;
  userName: string;
  offerId: string;
  /** The call as its idempotency key names it, where it came with one. */
  keyed: KeyedCall | undefined;
  now: Date;
  today: string;
}

/** Does something to a locked offer in one transaction; nothing where the same call has done it already. */
export const onLockedOffer = (
  db: Db,
  call: ActCall,
  work: (tx: Db, locked: OfferRow) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lockOffer(tx, call);
    await once(tx, call.keyed, call.now, async () => {
      await work(tx, locked);
      return { offerId: locked.id };
    });
  });
