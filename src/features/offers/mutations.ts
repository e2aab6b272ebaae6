import { mutationOptions } from "@tanstack/react-query";
import type { OfferDraft } from "#contract/offers.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { retryWrite } from "#src/lib/http/retry.ts";
import { updateClient } from "#src/session/client-update.ts";
import { clientScope } from "#src/session/session.ts";

/** One opened form: however often it is sent, it makes one offer. */
export interface OfferAttempt {
  /** The idempotency key. */
  key: string;
  /** Whether the server knows idempotency keys, so that a lost answer may be retried. */
  isRepeatable: boolean;
}

export const offerKey = ({ key }: Pick<OfferAttempt, "key">) => ["make-offer", key];

/** Sends the whole client with one new offer and the current likes. */
export const makeOffer = (attempt: OfferAttempt) =>
  mutationOptions({
    mutationKey: offerKey(attempt),
    scope: clientScope,
    mutationFn: (draft: OfferDraft, { client }) =>
      updateClient(client, () => ({ offers: [draft] }), attempt.key),
    retry: attempt.isRepeatable ? retryWrite : false,
    meta: { refreshes: [keys.offers] },
  });
