/** The parts of an accepted offer, the first of which is shown unless the address says otherwise. */
export const offerParts = ["production", "agreement"] as const;
export type OfferPart = (typeof offerParts)[number];

/** The part that an address asks for; anything unknown is the first. */
export const offerPartOf = (search: Record<string, unknown>): OfferPart =>
  offerParts.find((part) => part === search["part"]) ?? offerParts[0];
