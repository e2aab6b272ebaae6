import type { Offer } from "#contract/offers/offers.ts";

const timeOf = ({ createdAt }: Offer) => (createdAt === undefined ? 0 : Date.parse(createdAt) || 0);

/** Newest first; offers without a time come last, in the server's order. */
export const newestFirst = (offers: Offer[]): Offer[] => offers.toSorted((a, b) => timeOf(b) - timeOf(a));

/** Removes duplicates: an offer made while one pages shifts the rest, so that one appears on two pages. */
export function withoutDuplicates(offers: Offer[]): Offer[] {
  const seen = new Set<string>();
  return offers.filter(({ offerId }) => {
    if (offerId === undefined) return true;
    if (seen.has(offerId)) return false;
    seen.add(offerId);
    return true;
  });
}
