import type { OfferCounts } from "#contract/offers/offers.ts";
import { readNumber, readRecord } from "#src/lib/http/parse.ts";

/** Reads how many offers the reader has: the open ones by turn, the others by status. */
export function readOfferCounts(value: unknown, part: string): OfferCounts {
  const counts = readRecord(value, part);
  const count = (name: keyof OfferCounts) => readNumber(counts[name], `${part}.${name}`);
  return {
    client: count("client"),
    agency: count("agency"),
    accepted: count("accepted"),
    declined: count("declined"),
    withdrawn: count("withdrawn"),
    expired: count("expired"),
  };
}
