import type { ProposedTerms } from "#contract/offers/offer-events.ts";
import type { Usage } from "#contract/offers/offers.ts";
import { roundsOf, termNames, type TermName } from "./terms.ts";

const usageKey = (usage: Usage | null) =>
  usage && [
    usage.media.toSorted(),
    usage.territory ?? null,
    usage.months === undefined ? "?" : usage.months,
    usage.exclusive,
  ];

/** The value to compare: sets are equal in any order, and an absent part equals null. */
function keyOf(name: TermName, terms: ProposedTerms): string {
  if (name === "usage") return JSON.stringify(usageKey(terms.usage));
  if (name === "voiceIds") return JSON.stringify(terms.voiceIds.toSorted());
  if (name === "rounds") return String(roundsOf(terms));
  return JSON.stringify(terms[name]);
}

/** Which of the terms differ, in the order shown. */
export const changedTerms = (before: ProposedTerms, after: ProposedTerms): TermName[] =>
  termNames.filter((name) => keyOf(name, before) !== keyOf(name, after));

/** Whether a line about these terms says anything of this one: an unset date, use or number of rounds is left out. */
export const isStated = (name: TermName, terms: ProposedTerms): boolean => (terms[name] ?? null) !== null;
