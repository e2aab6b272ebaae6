import { type Acting, actOnce } from "#server/acts/act.ts";
import type { Db } from "#server/db/client.ts";
import type { Actor } from "#server/history/record.ts";
import type { OfferReader } from "#server/offers/reader.ts";
import { lockOffer, type OfferRow } from "./lock.ts";

/** A call that does something to an offer. */
export interface ActCall extends Acting {
  reader: OfferReader;
  /** An owner, whose writes are recorded; null for a client. */
  owner: Actor | null;
  userName: string;
  offerId: string;
  today: string;
}

/** Does something to a locked offer in one transaction; nothing where the same call has done it already. */
export const onLockedOffer = (
  db: Db,
  call: ActCall,
  work: (tx: Db, locked: OfferRow) => Promise<void>,
): Promise<void> => actOnce(db, call, (tx) => lockOffer(tx, call), work);
