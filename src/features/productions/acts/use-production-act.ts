import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ProductionAct } from "#contract/productions/acts.ts";
import { actOnProduction } from "#src/features/productions/mutations.ts";
import { lastEventOf, type ProducedOffer } from "#src/features/productions/takes.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import type { Draft } from "#src/session/sending/draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

const changedCodes = new Set(["offer-changed", "not-your-turn", "offer-closed", "idempotency-mismatch"]);

const isOfferChanged = (error: unknown): boolean =>
  error instanceof Problem && error.code !== undefined && changedCodes.has(error.code);

/** One act of a dialog on a production as it was when the dialog was opened. Where that has changed, the page reads it again. */
export function useProductionAct(offer: ProducedOffer, onDone: () => void, draft?: Draft) {
  const client = useQueryClient();
  const [eventId] = useState(() => lastEventOf(offer));
  const { mutate, error, isPending, state } = useSending(actOnProduction, draft);
  const isChanged = isOfferChanged(error);
  return {
    isChanged,
    isPending,
    sending: isChanged ? ({ state: "idle", error: null } as const) : { state, error },
    send: (actOn: (eventId: string) => ProductionAct) =>
      mutate(
        { offerId: offer.offerId, act: actOn(eventId) },
        {
          onSuccess: onDone,
          onError: (failure) => {
            if (isOfferChanged(failure)) void client.invalidateQueries({ queryKey: keys.offers });
          },
        },
      ),
  };
}
