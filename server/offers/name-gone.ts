import type { Locale } from "#contract/constants/site-languages.ts";
import type { OfferDetails, OfferEvent } from "#contract/offers/offer-events.ts";
import type { Production } from "#contract/productions/productions.ts";
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

/** A production with that word for who approved it. */
const approvedBy = (production: Production, locale: Locale): Production =>
  production.approval?.by === ""
    ? { ...production, approval: { ...production.approval, by: say(locale, deleted) } }
    : production;

/** An offer with that word for its client and for whoever did what to it. */
export function nameGoneIn<Shown extends OfferDetails>(details: Shown, locale: Locale): Shown {
  const [named = details] = nameGone([details], locale);
  const production = details.production ? { production: approvedBy(details.production, locale) } : {};
  return { ...named, ...production, events: nameGoneOf(details.events, locale) };
}
