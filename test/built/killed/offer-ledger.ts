import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { OfferAct, OfferDetails, OfferEvent } from "#contract/offers/offer-events.ts";

/** An act that was sent; its key stands in its text, so that it is found again. */
export interface SentAct {
  side: OfferTurn;
  offerId: string;
  key: string;
  body: OfferAct;
}

/** A file that was answered with 201. */
export interface SentFile {
  side: OfferTurn;
  offerId: string;
  attachmentId: string;
}

/** What the two sides know of a server that is killed: what it has answered, and what it has not. */
export class OfferLedger {
  readonly acknowledged: SentAct[] = [];
  readonly files: SentFile[] = [];
  /** Sent and never answered: done or not. */
  unknown: SentAct[] = [];
  /** Answers that nobody should get. */
  readonly wrong: string[] = [];
  /** What was read of each offer the last time. */
  readonly read = new Map<string, OfferEvent[]>();
}

/** How often an offer's events tell of an act. */
export function timesDone({ side, key, body }: SentAct, { events }: OfferDetails): number {
  if (body.kind === "accept" || body.kind === "withdraw") {
    const kind = body.kind === "accept" ? "accepted" : "withdrawn";
    return events.filter((event) => event.kind === kind && event.side === side).length;
  }
  return events.filter((event) => "text" in event && event.text === key).length;
}

const closings = { accepted: "accepted", declined: "declined", withdrawn: "withdrawn" } as const;
const isClosing = (event: OfferEvent) => event.kind in closings;

/** What is wrong with one offer by itself: its events' order, and whether it stands where they say. */
export function findTorn({ events, ...offer }: OfferDetails): string[] {
  const wrong: string[] = [];
  const expect = (isSo: boolean, what: string) => {
    if (!isSo) wrong.push(`${what}: ${JSON.stringify({ ...offer, voices: [], events })}`);
  };
  const ids = events.map(({ eventId }) => Number(eventId));
  expect(
    ids.every((id, place) => place === 0 || id > (ids[place - 1] ?? 0)),
    "events out of order",
  );
  const proposed = events.filter((event) => event.kind === "proposed");
  expect(
    proposed.every(({ proposal }, place) => proposal === place + 1),
    "proposals with a gap",
  );
  expect(
    proposed.every(({ side }, place) => side !== proposed[place - 1]?.side),
    "two proposals of one side in a row",
  );
  const last = proposed.at(-1);
  expect(offer.proposal === proposed.length, "another proposal than the last");
  expect(offer.budget === last?.terms.budget && offer.platform === last.terms.platform, "other terms");
  const end = events.findIndex(isClosing);
  const closing = events[end];
  expect(
    end < 0 || events.slice(end + 1).every(({ kind }) => kind === "message"),
    "more than messages after the end",
  );
  expect(offer.status === (closing ? closing.kind : "open"), "another status than the last event's");
  const turn = closing ? null : last?.side === "client" ? "agency" : "client";
  expect(offer.turn === turn, "another turn than the last proposal's");
  return wrong;
}
