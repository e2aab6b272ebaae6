import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { Caller } from "#server/session/caller.ts";
import { accountOf } from "#server/session/caller.ts";

/** Who reads or answers offers, and on which side. */
export interface OfferReader {
  side: OfferTurn;
  userId: string;
  /** Null for owners, who see all offers. */
  accountId: string | null;
}

/** The side that somebody who calls is on. */
export const readerOf = (caller: Caller): OfferReader =>
  caller.role === "OWNER"
    ? { side: "agency", userId: caller.userId, accountId: null }
    : { side: "client", userId: caller.userId, accountId: accountOf(caller) };

/** Under which key the counts of a reader's offers are kept. */
export const ownerKeyOf = ({ accountId }: Pick<OfferReader, "accountId">): string => accountId ?? "agency";
