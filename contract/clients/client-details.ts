import { Type, type Static } from "typebox";
import { ClientAccount } from "./clients.ts";
import { OfferCounts } from "#contract/offers/offers.ts";
import { OfferOfClient, SamePerson } from "#contract/voice-requests/requests.ts";
import { Room } from "#contract/rooms.ts";

/**
 * A client as its page shows it: who it is and its people; its requests, from the one that it was made of and from its people's
 * addresses; how many offers it has by tab, and the newest; and the rooms that were opened for these requests. The newest first.
 */
export const ClientDetails = Type.Object({
  ...ClientAccount.properties,
  requests: Type.Array(SamePerson),
  counts: OfferCounts,
  offers: Type.Array(OfferOfClient),
  rooms: Type.Array(Room),
});
export type ClientDetails = Static<typeof ClientDetails>;
