import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Offer, OfferPage } from "#contract/offers/offers.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readList, readNumber, readRecord } from "#src/lib/http/parse.ts";
import { refreshHeader } from "#src/lib/http/get-if-changed.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readOffer } from "#src/session/read-offer.ts";

/** A page of offers, with what the dashboard shows of it. */
export interface OfferListPage extends Pick<OfferPage, "totalPages" | "totalElements"> {
  content: Offer[];
}

const pageSize = 20;

function readPage(value: unknown): OfferListPage {
  const page = readRecord(value, "offers");
  return {
    content: readList(page["content"], "offers.content", readOffer),
    totalPages: readNumber(page["totalPages"], "offers.totalPages"),
    totalElements: readNumber(page["totalElements"], "offers.totalElements"),
  };
}

/** How a call is made for the cache. */
export interface Call {
  /** What the cache holds already. */
  known: unknown;
  signal: AbortSignal;
}

/** One page of the call: of all offers, or of those that wait for the agency. */
export async function fetchOffers(
  part: { page: number; turn?: "agency" },
  { known, signal }: Call,
): Promise<OfferListPage> {
  const response = await api.get("api/v1/offers", {
    searchParams: { ...part, size: pageSize },
    headers: refreshHeader(known),
    signal,
  });
  return readPage(await readJson(response));
}

/** All offers, newest first, page by page. Only on servers with the feature `offers`. */
export const offerPagesQuery = infiniteQueryOptions({
  queryKey: [...keys.offers, "pages"],
  queryFn: ({ client, queryKey, pageParam, signal }) =>
    fetchOffers({ page: pageParam }, { known: client.getQueryData(queryKey), signal }),
  initialPageParam: 0,
  getNextPageParam: ({ totalPages }, pages) => (pages.length < totalPages ? pages.length : undefined),
});
