import type { Locale } from "#contract/constants/site-languages.ts";
import type { OfferDetails, OfferEvent } from "#contract/offer-events.ts";
import { deleted } from "#server/http/language/deleted.ts";
import { say } from "#server/http/language/sentences.ts";

/** Offers with a word in the caller's language for who is gone. */
export const nameGone = <Shown extends { clientName: string }>(offers: Shown[], locale: Locale): Shown[] =>
  offers.map((offer) => (offer.clientName === "" ? { ...offer, clientName: say(locale, deleted) } : offer));

/** Events with that word for who did them and is gone; the server itself has no name. */
export const nameGoneOf = (events: OfferEvent[], locale: Locale): OfferEvent[] =>
  events.map((event) =>
    event.by === "" && event.side !== "system" ? { ...event, by: say(locale, deleted) } : event,
  );

/** An offer with that word for its client and for whoever did what to it. */
export function nameGoneIn<Shown extends OfferDetails>(details: Shown, locale: Locale): Shown {
  const [named = details] = nameGone([details], locale);
  return { ...named, events: nameGoneOf(details.events, locale) };
}
