import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "#src/features/session/queries.ts";
import { offers, type Session } from "#src/features/session/session.ts";
import { PagedOffers } from "./PagedOffers.tsx";
import { ProfileOffers } from "./ProfileOffers.tsx";

/** All offers where the server pages them, else those of the profile, asked for anew. */
export function Offers({ session }: { session: Session }) {
  const { data = session } = useQuery(sessionQuery);
  return offers(data, "offers") ? <PagedOffers /> : <ProfileOffers offers={data.profile.offers} />;
}
