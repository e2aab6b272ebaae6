import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { ProposedTerms } from "#contract/offers/offer-events.ts";
import type { OfferVoice } from "#contract/offers/offers.ts";
import type { AnsweredOffer } from "#src/features/offers/reading/read-listed-offer.ts";
import { formatMoney } from "#src/lib/i18n/format.ts";
import { formatCalendarDay } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { usageWords } from "./usage-words.ts";

/** The parts of a proposal, in the order in which they are shown. */
export const termNames = [
  "budget",
  "platform",
  "version",
  "rounds",
  "usage",
  "deliverBy",
  "answerBy",
  "voiceIds",
] as const;
export type TermName = (typeof termNames)[number];

export const termLabels: Record<TermName, MessageDescriptor> = {
  budget: msg({ message: "Budget", comment: "Label of a field: the price that a client offers" }),
  platform: msg({ message: "Platform", comment: "One of the terms of an offer" }),
  version: msg({ message: "Version", comment: "Label of a field: how many versions are recorded" }),
  rounds: msg({
    message: "Rounds included",
    comment: "One of the terms of an offer: how often the client may answer what was recorded",
  }),
  usage: msg({ message: "Usage", comment: "One of the terms of an offer: how a recording is used" }),
  deliverBy: msg({ message: "Deliver by", comment: "One of the terms of an offer: a date" }),
  answerBy: msg({ message: "Answer by", comment: "Label of a field: the last day to answer an offer" }),
  voiceIds: msg({ message: "Voices", comment: "One of the terms of an offer" }),
};

/** How many rounds terms include; those that say nothing mean the usual ones. */
export const roundsOf = ({ rounds = productionLimits.rounds.usual }: ProposedTerms): number => rounds;

/** An amount in words; 0 means that it is not settled yet. */
export const budgetWords = (budget: number, currency: string): string =>
  budget === 0 ? i18n._(msg`Budget not settled yet`) : formatMoney(budget, currency, currentLocale());

/** What terms are put into words with: the currency of their offer, and the voices that they may name. */
export type TermsOffer = Pick<AnsweredOffer, "currency"> & { voices: readonly OfferVoice[] };

const dayWords = (day: string | null) =>
  day === null
    ? i18n._(msg({ message: "not stated", comment: "In place of a use or a date" }))
    : formatCalendarDay(day, currentLocale());

/** One of the terms in words. A component that calls it also calls `useLingui()`. */
export function termWords(name: TermName, terms: ProposedTerms, offer: TermsOffer): string {
  switch (name) {
    case "budget":
      return budgetWords(terms.budget, offer.currency);
    case "platform":
      return terms.platform;
    case "version":
      return String(terms.version);
    case "rounds":
      return String(roundsOf(terms));
    case "usage":
      return usageWords(terms.usage);
    case "deliverBy":
    case "answerBy":
      return dayWords(terms[name]);
    case "voiceIds":
      return terms.voiceIds
        .map((id) => offer.voices.find(({ voiceId }) => voiceId === id)?.voiceArtistName ?? "?")
        .join(", ");
  }
}

/** One of the terms as a part of a line: "2 versions", "deliver by 27 Nov 2026". */
export function shortTerm(name: TermName, terms: ProposedTerms, offer: TermsOffer): string {
  const words = termWords(name, terms, offer);
  if (name === "version") {
    const { version } = terms;
    return i18n._(
      msg({
        message: plural(version, { one: "# version", other: "# versions" }),
        comment: "How many versions are recorded, among the terms of an offer",
      }),
    );
  }
  if (name === "rounds") {
    const rounds = roundsOf(terms);
    return i18n._(
      msg({
        message: plural(rounds, { one: "# round", other: "# rounds" }),
        comment: "How many rounds are included, among the terms of an offer",
      }),
    );
  }
  if (name === "voiceIds") {
    const count = terms.voiceIds.length;
    return i18n._(
      msg({
        message: plural(count, { one: "# voice", other: "# voices" }),
        comment: "How many voices an offer is for",
      }),
    );
  }
  if (name === "deliverBy")
    return i18n._(
      msg({ message: `deliver by ${words}`, comment: "Among the terms of an offer; words: a date" }),
    );
  if (name === "answerBy")
    return i18n._(
      msg({ message: `answer by ${words}`, comment: "Among the terms of an offer; words: a date" }),
    );
  return words;
}
