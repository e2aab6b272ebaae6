import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { BriefChange, OfferAct } from "#contract/offers/offer-events.ts";
import { changeOffer } from "#src/features/offers/conversation/mutations.ts";
import { seenOf } from "#src/features/offers/conversation/offer-events.ts";
import { offerQuery } from "#src/features/offers/queries.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import type { Draft } from "#src/session/sending/draft.ts";
import { useSending, type SendingState } from "#src/session/sending/use-sending.ts";
import { Problem } from "#src/lib/http/problem.ts";

/** Codes that say that the offer is no longer what the dialog was opened for; the last, that an act of it has arrived. */
const changedCodes = new Set(["offer-changed", "offer-closed", "not-your-turn", "idempotency-mismatch"]);

const isOfferChanged = (error: unknown): boolean =>
  error instanceof Problem && error.code !== undefined && changedCodes.has(error.code);

/** What an act's dialog is about. */
export interface ActState {
  /** The offer as it was when the dialog was opened; what an act names as seen. */
  base: ReadOfferDetails;
  isChanged: boolean;
  /** What became of it; a failure is none that is a change of the offer. */
  sending: { state: SendingState; error: unknown };
  isPending: boolean;
  /** Sends what becomes of what its sender had seen. */
  send: (change: (seen: ReturnType<typeof seenOf>) => OfferAct | BriefChange) => Promise<void>;
  /** Takes the offer as it stands now for the one that was seen. */
  acceptChange: () => void;
}

/**
 * One act of a dialog, or its change of the brief; `draft` holds what is typed for it. Where the offer has changed meanwhile, the
 * page reads it again and the dialog stays.
 */
export function useAct(offer: ReadOfferDetails, onDone: () => void, draft?: Draft): ActState {
  const client = useQueryClient();
  const [base, setBase] = useState(offer);
  const { mutateAsync, reset, error, isPending, state } = useSending(changeOffer, draft);
  // Only once the page has read the offer again, so that what is new can be said.
  const [isChanged, setChanged] = useState(false);
  return {
    base,
    isChanged,
    sending: isOfferChanged(error) ? { state: "idle", error: null } : { state, error },
    isPending,
    send: async (change) => {
      const { offerId } = base;
      try {
        await mutateAsync({ offerId, change: change(seenOf(base)) });
        onDone();
      } catch (failure) {
        if (!isOfferChanged(failure)) return;
        await client.invalidateQueries({ queryKey: offerQuery(offerId).queryKey });
        setChanged(true);
      }
    },
    acceptChange: () => {
      setBase(offer);
      setChanged(false);
      reset();
    },
  };
}
