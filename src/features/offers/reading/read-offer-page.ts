import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { OfferCounts } from "#contract/offers/offers.ts";
import { readList, readNumber, readRecord, readTexts } from "#src/lib/http/parse.ts";
import { readOfferCounts } from "#src/session/offers/read-offer-counts.ts";
import { readStanding } from "./read-production.ts";
import { readListedOffer, type AnsweredOffer } from "./read-listed-offer.ts";

/** A page of the list of offers. */
export interface OfferListPage {
  content: AnsweredOffer[];
  totalPages: number;
  totalElements: number;
  counts: OfferCounts;
  /** How many productions wait for whom; undefined where the server has none. */
  productions?: Record<OfferTurn, number>;
  /** The counts in which something is unread. */
  unread: (keyof OfferCounts)[];
}

function readProductions(value: unknown): Pick<OfferListPage, "productions"> {
  if (value === undefined) return {};
  const waiting = readRecord(value, "offers.productions");
  const count = (turn: OfferTurn) => readNumber(waiting[turn], `offers.productions.${turn}`);
  return { productions: { client: count("client"), agency: count("agency") } };
}

/** A listed offer with where the work on it stands, where the server tells. */
function readWithStanding(value: unknown, part: string): AnsweredOffer {
  const standing = readRecord(value, part)["production"];
  return {
    ...readListedOffer(value, part),
    ...(standing !== undefined && { production: readStanding(standing, `${part}.production`) }),
  };
}

/** Reads a page of the list of offers. */
export function readOfferPage(value: unknown): OfferListPage {
  const page = readRecord(value, "offers");
  const counts = readOfferCounts(page["counts"], "offers.counts");
  const unread = readTexts(page["unread"], "offers.unread");
  return {
    content: readList(page["content"], "offers.content", readWithStanding),
    totalPages: readNumber(page["totalPages"], "offers.totalPages"),
    totalElements: readNumber(page["totalElements"], "offers.totalElements"),
    counts,
    ...readProductions(page["productions"]),
    unread: (Object.keys(counts) as (keyof OfferCounts)[]).filter((name) => unread.includes(name)),
  };
}
