import type { OfferCounts } from "#contract/offers.ts";
import { readList, readNumber, readRecord, readTexts } from "#src/lib/http/parse.ts";
import { readOfferCounts } from "#src/session/offers/read-offer-counts.ts";
import { readListedOffer, type AnsweredOffer } from "./read-listed-offer.ts";

/** A page of the list of offers. */
export interface OfferListPage {
  content: AnsweredOffer[];
  totalPages: number;
  totalElements: number;
  counts: OfferCounts;
  /** The counts in which something is unread. */
  unread: (keyof OfferCounts)[];
}

/** Reads a page of the list of offers. */
export function readOfferPage(value: unknown): OfferListPage {
  const page = readRecord(value, "offers");
  const counts = readOfferCounts(page["counts"], "offers.counts");
  const unread = readTexts(page["unread"], "offers.unread");
  return {
    content: readList(page["content"], "offers.content", readListedOffer),
    totalPages: readNumber(page["totalPages"], "offers.totalPages"),
    totalElements: readNumber(page["totalElements"], "offers.totalElements"),
    counts,
    unread: (Object.keys(counts) as (keyof OfferCounts)[]).filter((name) => unread.includes(name)),
  };
}
