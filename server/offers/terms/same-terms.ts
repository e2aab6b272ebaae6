import { isDeepStrictEqual } from "node:util";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { ProposedTerms } from "#contract/offers/offer-events.ts";

// Each proposal sets its own day for an answer, which is none of the terms; voices are a set; terms without rounds mean the usual ones.
const compared = ({ answerBy: _day, voiceIds, ...terms }: ProposedTerms) => ({
  rounds: productionLimits.rounds.usual,
  ...terms,
  voiceIds: voiceIds.toSorted(),
});

/** Whether two proposals ask for the same. */
export const areSameTerms = (one: ProposedTerms, other: ProposedTerms): boolean =>
  isDeepStrictEqual(compared(one), compared(other));
