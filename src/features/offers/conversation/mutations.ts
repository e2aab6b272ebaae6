import { mutationOptions } from "@tanstack/react-query";
import type { BriefChange, OfferAct } from "#contract/offers/offer-events.ts";
import { offerQuery } from "#src/features/offers/queries.ts";
import { readOfferNews, readOlderEvents } from "#src/features/offers/reading/read-offer-details.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { keyHeader } from "#src/session/sending/use-sending.ts";

/**
 * One act of a side, or the whole brief, changed by the client. Throws a Problem `offer-changed` where its sender had not
 * seen everything.
 */
export const changeOffer = mutationOptions({
  mutationFn: async ({ offerId, change }: { offerId: string; change: OfferAct | BriefChange }, context) => {
    const { client } = context;
    const path = "brief" in change ? "brief" : "events";
    const { queryKey } = offerQuery(offerId);
    const known = client.getQueryData(queryKey);
    const response = await api.post(`api/v1/offers/${encodeURIComponent(offerId)}/${path}`, {
      json: change,
      searchParams: known?.etag ? { known: known.etag } : {},
      headers: keyHeader(context),
    });
    const value = readOfferNews(await readJson(response), known?.value);
    await client.cancelQueries({ queryKey }); // an older answer must not come after this one
    client.setQueryData(queryKey, { etag: response.headers.get("etag"), value });
  },
  meta: { isKeyed: true, refreshes: [keys.offers] },
});

/** The events of an offer before one of them; only read, but kept by the page that asked for them. */
export const olderEvents = (offerId: string) =>
  mutationOptions({
    mutationFn: async (before: string) => {
      const path = `api/v1/offers/${encodeURIComponent(offerId)}/events`;
      return readOlderEvents(await readJson(await api.get(path, { searchParams: { before } })));
    },
  });

/** Tells that an offer was read up to an event. */
export const markSeen = mutationOptions({
  mutationFn: ({ offerId, eventId }: { offerId: string; eventId: string }) =>
    api.post(`api/v1/offers/${encodeURIComponent(offerId)}/seen`, { json: { eventId } }),
  meta: { refreshes: [keys.offers] },
});
