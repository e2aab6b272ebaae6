import { mutationOptions } from "@tanstack/react-query";
import type { OfferDraft } from "#contract/offers.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { updateClient } from "#src/session/client-update.ts";
import { clientScope } from "#src/session/session.ts";

/** Names the offer that is sent under an idempotency key, so that others can tell what became of it. */
export const offerKey = (key: string) => ["make-offer", key];

/** Sends the whole client with one new offer and the current likes. */
export const makeOffer = mutationOptions({
  scope: clientScope,
  mutationFn: (draft: OfferDraft, { client, meta }) =>
    updateClient(client, () => ({ offers: [draft] }), meta?.key),
  meta: { isKeyed: true, refreshes: [keys.offers] },
});
