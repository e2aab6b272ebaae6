import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { OfferEvent } from "#contract/offers/offer-events.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { agency } from "#src/lib/agency.ts";

/** The name of a side: the agency's, or the client's company, else its person. */
export const partyName = (side: OfferTurn, { company, clientName }: ReadOfferDetails): string =>
  side === "agency" ? agency.name : (company ?? clientName);

/** Who did something, as its reader sees it: "You", a name, or that the name is gone. */
export function authorName(event: Pick<OfferEvent, "by" | "side">, offer: ReadOfferDetails): string {
  if (event.by) return event.by;
  if (event.side === "system") return agency.name;
  return partyName(event.side, offer) || i18n._(msg({ message: "Someone", comment: "In place of a name" }));
}
