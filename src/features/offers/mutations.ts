import { mutationOptions } from "@tanstack/react-query";
import type { OfferDraft } from "#contract/offers.ts";
import { updateClient } from "#src/features/session/client-update.ts";
import { clientScope } from "#src/features/session/session.ts";
import { keys } from "#src/lib/query-keys.ts";
import { retryWrite } from "#src/lib/retry.ts";

const verb = "make-offer";

/** One opened form. `isRepeatable`: the server knows idempotency keys, so a lost answer may be asked for again. */
export interface OfferForm {
  key: string;
  isRepeatable: boolean;
}

export const offerKey = ({ key }: Pick<OfferForm, "key">) => [verb, key];

/** Sends the whole client with one new offer and the present likes; one form is one offer, however often it is sent. */
export const makeOffer = (form: OfferForm) =>
  mutationOptions({
    mutationKey: offerKey(form),
    scope: clientScope,
    mutationFn: (draft: OfferDraft, { client }) =>
      updateClient(client, () => ({ offers: [draft] }), form.key),
    retry: form.isRepeatable ? retryWrite : false,
    meta: { refreshes: [keys.offers] },
  });
