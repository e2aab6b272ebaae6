import type { OfferEvent, ProposedTerms } from "#contract/offers/offer-events.ts";
import type { OfferVoice } from "#contract/offers/offers.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";

export type EventOf<Kind extends OfferEvent["kind"]> = Extract<OfferEvent, { kind: Kind }>;

/** What the sender of an act has seen, as the server wants to know. */
export const seenOf = ({ proposal, events }: ReadOfferDetails): { proposal: number; eventId: string } => ({
  proposal,
  eventId: events.at(-1)?.eventId ?? "0",
});

const isProposal = (event: OfferEvent) => event.kind === "proposed";

/** The proposals of an offer, oldest first. */
export const proposalsOf = ({ events }: Pick<ReadOfferDetails, "events">): EventOf<"proposed">[] =>
  events.filter(isProposal);

/** The terms that hold, also of an offer from before there were events. */
export function termsOf(offer: ReadOfferDetails): ProposedTerms {
  const { budget, platform, version, rounds, voiceIds, usage, deliverBy, answerBy } = offer;
  const terms = { budget, platform, version, voiceIds, usage, deliverBy, answerBy };
  return rounds === undefined ? terms : { ...terms, rounds };
}

/** The voices of the terms that hold. */
export const voicesOf = ({ voices, voiceIds }: ReadOfferDetails): OfferVoice[] =>
  voices.filter(({ voiceId }) => voiceIds.includes(voiceId));
