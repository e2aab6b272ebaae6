import { isRepeat, rememberCall } from "#server/clients/repeats.ts";
import type { Db } from "#server/db/client.ts";
import type { Actor } from "#server/history/record.ts";
import type { OfferReader } from "#server/offers/reader.ts";
import { lockOffer, type OfferRow } from "./lock.ts";

/** A call that does something to an offer. */
export interface ActCall {
  reader: OfferReader;
  /** An owner, whose writes are recorded; null for a client. */
  owner: Actor | null;
  userName: string;
  offerId: string;
  /** What came, beside its path: with the same key it must be the same. */
  body: unknown;
  idempotencyKey: string | undefined;
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
    const { reader, idempotencyKey: key, body, now } = call;
    const locked = await lockOffer(tx, call);
    const keyed = key === undefined ? undefined : { userId: reader.userId, key, body: [locked.id, body] };
    if (keyed && (await isRepeat(tx, keyed, now))) return;
    await work(tx, locked);
    if (keyed) await rememberCall(tx, keyed, locked.id, now);
  });
