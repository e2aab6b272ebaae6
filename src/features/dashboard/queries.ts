import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Offer, OfferPage } from "#contract/offers.ts";
import { api, readJson } from "#src/lib/api.ts";
import { readList, readNumber, readRecord, readText, readTexts } from "#src/lib/parse.ts";
import { keys } from "#src/lib/query-keys.ts";

/** What the dashboard shows of a page of offers. */
export interface DashboardPage extends Pick<OfferPage, "totalPages" | "totalElements"> {
  content: Offer[];
}

const pageSize = 20;
const optionalText = (value: unknown, part: string) =>
  value === undefined || value === null ? undefined : readText(value, part);

function readOffer(value: unknown, part: string): Offer {
  const offer = readRecord(value, part);
  return {
    clientName: readText(offer["clientName"], `${part}.clientName`),
    budget: readNumber(offer["budget"], `${part}.budget`),
    platform: readText(offer["platform"], `${part}.platform`),
    version: readNumber(offer["version"], `${part}.version`),
    voiceIds: readTexts(offer["voiceIds"], `${part}.voiceIds`),
    offerId: optionalText(offer["offerId"], `${part}.offerId`),
    createdAt: optionalText(offer["createdAt"], `${part}.createdAt`),
  };
}

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
