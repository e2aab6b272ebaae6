import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Offer, OfferPage } from "#contract/offers.ts";
import { api, readJson } from "#src/lib/api.ts";
import { readOffer } from "#src/features/session/read-offer.ts";
import { readList, readNumber, readRecord } from "#src/lib/parse.ts";
import { keys } from "#src/lib/query-keys.ts";

/** What the dashboard shows of a page of offers. */
export interface DashboardPage extends Pick<OfferPage, "totalPages" | "totalElements"> {
  content: Offer[];
}

const pageSize = 20;
function readPage(value: unknown): DashboardPage {
  const page = readRecord(value, "offers");
  return {
    content: readList(page["content"], "offers.content", readOffer),
    totalPages: readNumber(page["totalPages"], "offers.totalPages"),
    totalElements: readNumber(page["totalElements"], "offers.totalElements"),
  };
}

/** All offers, newest first, page by page; only where the server's features have `offers`. */
export const offerPagesQuery = infiniteQueryOptions({
  queryKey: [...keys.offers, "pages"],
  queryFn: async ({ pageParam, signal }) => {
    const searchParams = { page: pageParam, size: pageSize };
    return readPage(await readJson(await api.get("api/v1/offers", { searchParams, signal })));
  },
  initialPageParam: 0,
  getNextPageParam: ({ totalPages }, pages) => (pages.length < totalPages ? pages.length : undefined),
});
