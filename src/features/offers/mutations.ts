import { mutationOptions } from "@tanstack/react-query";
import type { Offer, OfferDraft } from "#contract/offers/offers.ts";
import { isSame } from "#src/lib/is-same.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { updateClient } from "#src/session/client-update.ts";
import { sessionQuery } from "#src/session/queries.ts";
import { clientScope } from "#src/session/session.ts";

/** Names the offer that is sent under an idempotency key, so that others can tell what became of it. */
export const makeOfferKey = (key: string) => ["make-offer", key];

/** The id of the offer that was made of a draft; undefined where the server names none, or it was there before. */
function madeOf(draft: OfferDraft, before: readonly Offer[], after: readonly Offer[]): string | undefined {
  const known = new Set(before.map(({ offerId }) => offerId));
  return after.find(
    ({ offerId, platform, voiceIds }) =>
      offerId !== undefined &&
      !known.has(offerId) &&
      platform === draft.platform &&
      isSame(voiceIds.toSorted(), draft.voiceIds.toSorted()),
  )?.offerId;
}

/** Sends the whole client with one new offer and the current likes. Answers the new offer's id, where the server tells it. */
export const makeOffer = mutationOptions({
  scope: clientScope,
  mutationFn: async (draft: OfferDraft, { client, meta }) => {
    const offers = () => client.getQueryData(sessionQuery.queryKey)?.profile.offers ?? [];
    const before = offers();
    await updateClient(client, () => ({ offers: [draft] }), meta?.key);
    return madeOf(draft, before, offers());
  },
  meta: { isKeyed: true, refreshes: [keys.offers] },
  gcTime: Number.POSITIVE_INFINITY, // what became of an offer is told until its message is closed
});
