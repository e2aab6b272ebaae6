import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "#src/session/queries.ts";
import { serverHas, type Session } from "#src/session/session.ts";
import { newestFirst } from "./newest-first.ts";
import { OfferList } from "./OfferList.tsx";
import { OffersSidebar } from "./OffersSidebar.tsx";
import { AnsweredOffers, PagedOffers } from "./PagedOffers.tsx";

/** All offers where the server pages them; otherwise those of the owner's profile, refetched. */
export function Offers({ session }: { session: Session }) {
  const { data = session } = useQuery(sessionQuery);
  if (serverHas(data, "negotiation")) return <AnsweredOffers />;
  if (serverHas(data, "offers")) return <PagedOffers />;
  const { offers } = data.profile;
  return (
    <OffersSidebar count={offers.length}>
      <OfferList offers={newestFirst(offers)} />
    </OffersSidebar>
  );
}
