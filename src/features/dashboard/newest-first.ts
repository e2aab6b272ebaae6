import type { Offer } from "#contract/offers.ts";

const timeOf = ({ createdAt }: Offer) => (createdAt === undefined ? 0 : Date.parse(createdAt) || 0);

/** Newest first by their time; offers without one keep the order in which the server named them. */
export const newestFirst = (offers: Offer[]): Offer[] => offers.toSorted((a, b) => timeOf(b) - timeOf(a));

/** An offer made while one pages through moves the rest down: the one met twice is shown once. */
export function withoutTwins(offers: Offer[]): Offer[] {
  const seen = new Set<string>();
  return offers.filter(({ offerId }) => {
    if (offerId === undefined) return true;
    if (seen.has(offerId)) return false;
    seen.add(offerId);
    return true;
  });
}
