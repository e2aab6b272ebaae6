import type { Offer } from "#contract/offers.ts";
import { newestFirst } from "./newest-first.ts";
import { NoOffers } from "./NoOffers.tsx";
import { OfferList } from "./OfferList.tsx";
import { OffersSidebar } from "./OffersSidebar.tsx";

/** The offers that the owner's profile carries: all that a back end of section 7 has to say. */
export const ProfileOffers = ({ offers }: { offers: Offer[] }) => (
  <OffersSidebar count={offers.length}>
    {offers.length === 0 ? <NoOffers /> : <OfferList offers={newestFirst(offers)} />}
  </OffersSidebar>
);
