import type { OfferDetails } from "#contract/offers/offer-events.ts";
import type { Production, Take } from "#contract/productions/productions.ts";

/** An accepted offer and the work on it. */
export interface ProducedOffer extends Pick<
  OfferDetails,
  "clientName" | "company" | "deliverBy" | "brief" | "events" | "version" | "voiceIds" | "voices"
> {
  offerId: string;
  title: string;
  production: Production;
}

/** Whether a take stands for an earlier one: it says so, or has its title. */
const standsFor = (later: Take, earlier: Take): boolean =>
  later.round > earlier.round && (later.replaces === earlier.takeId || later.title === earlier.title);

/** A take and those before it that it stands for, the newest first. */
export function lineOf(take: Take, takes: readonly Take[]): [Take, ...Take[]] {
  const [before] = takes
    .filter((one) => standsFor(take, one))
    .toSorted((one, other) => other.round - one.round);
  return before ? [take, ...lineOf(before, takes)] : [take];
}

/** What is heard in a round: of takes that stand for one another the newest up to it, in the order in which the first of them stood. */
export function takesOfRound(takes: readonly Take[], round: number): Take[] {
  const until = takes.filter((take) => take.round <= round);
  const firstOf = (take: Take) => lineOf(take, until).at(-1) ?? take;
  return until
    .filter((take) => !until.some((other) => standsFor(other, take)))
    .map((take) => ({ take, first: firstOf(take) }))
    .toSorted(({ first: one }, { first: other }) => one.round - other.round || one.place - other.place)
    .map(({ take }) => take);
}

/** What will be handed over with the next round. */
export const takesToHandOver = ({ takes, round }: Production): Take[] =>
  takes.filter((take) => take.round > round).toSorted((one, other) => one.place - other.place);

/** The takes that the client approved, in order; none before. */
export const approvedTakes = ({ takes, approval }: Production): Take[] =>
  takes.filter(({ takeId }) => approval?.takes.some((one) => one.takeId === takeId));

/** Seconds of all that is known of them. */
export const secondsOfAll = (takes: readonly Take[]): number =>
  takes.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);

export const openNotesOfAll = (takes: readonly Take[]): number =>
  takes.reduce((sum, { openNotes }) => sum + openNotes, 0);

/** The last event that was seen, as every act names it. */
export const lastEventOf = ({ events }: Pick<ProducedOffer, "events">): string =>
  events.at(-1)?.eventId ?? "0";
