import type { OfferVoice } from "#contract/offers.ts";
import type { Locale } from "#contract/enumerations.ts";
import { inBothLanguages, type Letter } from "#server/mail/letter.ts";
import type { PlacedOffer } from "./sql.ts";

const subject = "Tınora: yeni teklif / new offer";

const dollars = (budget: number, locale: Locale) =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  }).format(budget);

/** What the agency is told about a client's offer; a budget of 0 is one that is not known yet. */
export function offerLetter({ offer, userName }: PlacedOffer, voices: OfferVoice[], address: string): Letter {
  const { budget, clientName, platform, version } = offer;
  return inBothLanguages(subject, address, (write, locale) => [
    write("offer"),
    "",
    write("client", { name: clientName, userName }),
    budget === 0 ? write("unknownBudget") : write("budget", { value: dollars(budget, locale) }),
    write("platform", { value: platform }),
    write("version", { value: version }),
    write("voices"),
    ...voices.map(({ voiceArtistName, voiceId }) => `- ${voiceArtistName} (${voiceId})`),
  ]);
}
