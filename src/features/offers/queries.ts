import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { limits } from "#contract/constants/limits.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { getIfChanged, refreshHeader, type Versioned } from "#src/lib/http/get-if-changed.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { filterOfTab, type OffersQuery } from "./list/offers-query.ts";
import { readOfferDetails, type ReadOfferDetails } from "./reading/read-offer-details.ts";
import { readOfferPage } from "./reading/read-offer-page.ts";

/** A page of the list of offers as this side sees it. Only on servers with the feature `negotiation`. */
export const offersQuery = (query: OffersQuery, side: OfferTurn) =>
  queryOptions({
    queryKey: [...keys.offers, "list", side, query],
    queryFn: async ({ client, queryKey, signal }) => {
      const { tab, q, page } = query;
      const searchParams = {
        ...filterOfTab(tab, side),
        ...(q && { q }),
        page,
        size: limits.pageSize.default,
      };
      const headers = refreshHeader(client.getQueryData(queryKey));
      const response = await api.get("api/v1/offers", { searchParams, headers, signal });
      return { ...readOfferPage(await readJson(response)), readAt: Date.now() };
    },
    placeholderData: keepPreviousData,
  });

const offerPath = (offerId: string) => `api/v1/offers/${encodeURIComponent(offerId)}`;
const offerKey = (offerId: string) => [...keys.offers, "one", offerId] as const;

/**
 * One offer with its events; asking again is answered from the cache where nothing has changed. What an act answers is
 * stored under the same key. Throws a Problem `offer-not-found` for an unknown one and for another client's.
 */
export const offerQuery = (offerId: string) =>
  queryOptions({
    queryKey: offerKey(offerId),
    queryFn: ({ client, signal }) =>
      getIfChanged({
        path: offerPath(offerId),
        known: client.getQueryData<Versioned<ReadOfferDetails>>(offerKey(offerId)),
        read: readOfferDetails,
        signal,
      }),
    select: ({ value }) => value,
  });
