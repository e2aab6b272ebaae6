import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Offer } from "#contract/offers/offers.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { fetchOffers, type Call, type OfferListPage } from "#src/features/dashboard/queries.ts";

/** Whether the offer waits for the agency. */
export const waitsForAgency = ({ turn }: Offer): boolean => turn === "agency";

/** Where the next offers are: a page of those that wait for the agency, or of all. */
interface Place {
  isWaiting: boolean;
  page: number;
}

interface Part extends Pick<OfferListPage, "content" | "totalElements"> {
  next: Place | undefined;
}

/** A page of all offers without those that wait; where these fill it, the next page. */
async function fetchOthers(page: number, call: Call): Promise<Part> {
  const { content, totalElements, totalPages } = await fetchOffers({ page }, call);
  const others = content.filter((offer) => !waitsForAgency(offer));
  const isLast = page + 1 >= totalPages;
  if (others.length === 0 && !isLast) return fetchOthers(page + 1, call);
  return { content: others, totalElements, next: isLast ? undefined : { isWaiting: false, page: page + 1 } };
}

/** The others begin where the last of those that wait stand. */
async function fetchWaiting(page: number, call: Call): Promise<Part> {
  const [waiting, { totalElements }] = await Promise.all([
    fetchOffers({ page, turn: "agency" }, call),
    fetchOffers({ page: 0 }, call),
  ]);
  const { content, totalPages } = waiting;
  if (page + 1 < totalPages) return { content, totalElements, next: { isWaiting: true, page: page + 1 } };
  if (totalElements <= waiting.totalElements) return { content, totalElements, next: undefined };
  const others = await fetchOthers(0, call);
  return { ...others, content: [...content, ...others.content] };
}

/** All offers, first those that wait for the agency. Only on servers with the feature `negotiation`. */
export const waitingFirstQuery = infiniteQueryOptions({
  queryKey: [...keys.offers, "waiting-first"],
  queryFn: ({ client, queryKey, pageParam: { isWaiting, page }, signal }) => {
    const call = { known: client.getQueryData(queryKey), signal };
    return isWaiting ? fetchWaiting(page, call) : fetchOthers(page, call);
  },
  initialPageParam: { isWaiting: true, page: 0 } as Place,
  getNextPageParam: ({ next }) => next,
});
