import type { Locale } from "#contract/enumerations.ts";
import { deleted } from "#server/http/language/deleted.ts";
import { say } from "#server/http/language/sentences.ts";

/** Offers with a word in the caller's language for who is gone. ETags are made before, so that no language has its own. */
export const nameGone = <Shown extends { clientName: string }>(offers: Shown[], locale: Locale): Shown[] =>
  offers.map((offer) => (offer.clientName === "" ? { ...offer, clientName: say(locale, deleted) } : offer));
