import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { limits } from "#contract/constants/limits.ts";
import type { OfferCounts, OfferPage } from "#contract/offers/offers.ts";

/** The tabs of the list: the open ones by whose turn it is, those that are being produced, and the others. */
export const offerTabs = ["yours", "theirs", "production", "accepted", "closed"] as const;
export type OfferTab = (typeof offerTabs)[number];

/** What the list shows: one value for call and cache key. */
export interface OffersQuery {
  tab: OfferTab;
  q: string;
  /** Zero-based, as on the wire. */
  page: number;
}

/** What an address asks for; without a tab it is the first that holds something. */
export type AskedOffers = Omit<OffersQuery, "tab"> & { tab: OfferTab | undefined };

/** The query as the address shows it, without defaults; `page` is one-based. */
export interface OffersAddress {
  tab?: OfferTab;
  q?: string;
  page?: number;
}

/** Reads the query from search parameters; invalid values become the default, never an error. */
export function askedOffersOf(search: Record<string, unknown>): AskedOffers {
  const q = [search["q"]].flat().find((one) => typeof one === "string") ?? "";
  const page = Math.trunc(Number(search["page"])) || 1;
  return {
    tab: offerTabs.find((tab) => tab === search["tab"]),
    q: q.slice(0, limits.offer.search),
    page: Math.min(limits.page, Math.max(0, page - 1)),
  };
}

/** The search parameters of the query's address. */
export const offersAddressOf = ({ tab, q, page }: AskedOffers): OffersAddress => ({
  ...(tab && { tab }),
  ...(q && { q }),
  ...(page > 0 && { page: page + 1 }),
});

/** The first tab in which something waits for a reader of this side, else the first that holds anything; the first of all where none does. */
export function firstTabWith(
  { counts, productions }: Pick<OfferPage, "counts" | "productions">,
  side: OfferTurn,
): OfferTab {
  if (counts[side] === 0 && productions?.[side]) return "production";
  return offerTabs.find((tab) => countsOfTab(tab, side).some((part) => counts[part] > 0)) ?? offerTabs[0];
}

const other: Record<OfferTurn, OfferTurn> = { client: "agency", agency: "client" };

/** The counts that a tab of this side's list is made of. */
export function countsOfTab(tab: OfferTab, side: OfferTurn): readonly (keyof OfferCounts)[] {
  if (tab === "yours") return [side];
  if (tab === "theirs") return [other[side]];
  if (tab === "production") return []; // they are among the accepted ones
  return tab === "accepted" ? ["accepted"] : ["declined", "withdrawn", "expired"];
}

/** The filter of the call: by turn for what is open, else by status. */
export function filterOfTab(
  tab: OfferTab,
  side: OfferTurn,
): { turn: OfferTurn } | { status: string } | { production: "going" } {
  if (tab === "yours") return { turn: side };
  if (tab === "theirs") return { turn: other[side] };
  if (tab === "production") return { production: "going" };
  return { status: countsOfTab(tab, side).join(",") };
}
