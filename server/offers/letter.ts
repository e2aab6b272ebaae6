import type { Agency } from "#contract/constants/agency.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import { deleted } from "#server/http/language/deleted.ts";
import { say } from "#server/http/language/sentences.ts";
import { inBothLanguages, type Letter, type Write } from "#server/mail/letter.ts";
import type { PlacedOffer } from "./sql.ts";

const subjects = {
  one: "yeni teklif / new offer",
  several: "yeni teklifler / new offers",
};

const amount = (budget: number, currency: string, locale: Locale) =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  }).format(budget);

/** One of its voices as the letter names it; a title may be empty. */
interface NamedVoice {
  voiceArtistName: string;
  title: string;
}

type LetterOffer = PlacedOffer & { voices: NamedVoice[] };

/** The lines about one offer; a budget of 0 is one that is not settled yet. */
function offerLines({ offer, userName, voices }: LetterOffer, write: Write, locale: Locale): string[] {
  const { budget, currency, clientName, platform, version } = offer;
  return [
    "",
    userName === "" ? say(locale, deleted) : write("client", { name: clientName, userName }),
    budget === 0 ? write("unknownBudget") : write("budget", { value: amount(budget, currency, locale) }),
    write("platform", { value: platform }),
    write("version", { value: version }),
    write("voices"),
    ...voices.map(({ voiceArtistName, title }) => `- ${[voiceArtistName, title].filter(Boolean).join(", ")}`),
  ];
}

/** What the agency is told about a client's offers, with the title of one alone in the subject; undefined where there are none. */
export function offersLetter(offers: LetterOffer[], address: string, agency: Agency): Letter | undefined {
  const [first] = offers;
  if (!first) return undefined;
  const several = offers.length > 1;
  const told = several ? [subjects.several] : [subjects.one, first.offer.title];
  return inBothLanguages([agency.name, ...told].filter(Boolean).join(": "), address, (write, locale) => [
    write(several ? "offers" : "offer"),
    ...offers.flatMap((offer) => offerLines(offer, write, locale)),
  ]);
}
