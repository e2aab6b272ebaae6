import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { OfferAct } from "#contract/offers/offer-events.ts";
import type { ProblemCode } from "#contract/problem.ts";
import { hasChanged, type Newest } from "#server/acts/act.ts";
import type { Standing } from "#server/offers/standing.ts";

/** What the rules ask of an offer as it stands today. */
export interface Negotiation extends Standing, Newest {
  proposal: number;
  budget: number;
  /** Whose the terms that hold are. */
  proposedBy: OfferTurn;
}

/** What a side does: an act, or a changed brief. */
export type Doing =
  | Exclude<OfferAct, { kind: "propose" }>
  | (Extract<OfferAct, { kind: "propose" }> & { isSame: boolean })
  | { kind: "brief"; proposal: number; eventId: string };

type Refusal = Extract<
  ProblemCode,
  "forbidden" | "offer-changed" | "offer-closed" | "not-your-turn" | "terms-unchanged" | "budget-unknown"
>;

/** Acts that belong to one side; the others are open to both. */
const sideOf: Partial<Record<Doing["kind"], OfferTurn>> = {
  decline: "agency",
  withdraw: "client",
  brief: "client",
};

const needsTurn = new Set<Doing["kind"]>(["accept", "propose"]);

/** Why an act may not be done now; undefined where it may. The table of who may do what, and nothing else. */
export function refusalOf(offer: Negotiation, side: OfferTurn, doing: Doing): Refusal | undefined {
  const only = sideOf[doing.kind];
  if (only !== undefined && only !== side) return "forbidden";
  if (doing.kind === "message") return undefined;
  // A message since then is no change.
  if (doing.proposal !== offer.proposal || hasChanged(offer, Number(doing.eventId))) return "offer-changed";
  if (offer.status !== "open") return "offer-closed";
  if (needsTurn.has(doing.kind) && offer.turn !== side) return "not-your-turn";
  if (doing.kind === "accept" && offer.budget === 0) return "budget-unknown";
  // A changed brief gives the turn back to the side whose terms hold: it may propose the same once more.
  if (doing.kind === "propose" && doing.isSame && offer.proposedBy !== side) return "terms-unchanged";
  return undefined;
}

const other = (side: OfferTurn): OfferTurn => (side === "client" ? "agency" : "client");

/** Where an offer stands after an act that was not refused. */
export function after(
  { status, turn, proposal }: Pick<Negotiation, "status" | "turn" | "proposal">,
  side: OfferTurn,
  kind: Doing["kind"],
): Pick<Negotiation, "status" | "turn" | "proposal"> {
  switch (kind) {
    case "accept":
      return { status: "accepted", turn: null, proposal };
    case "decline":
      return { status: "declined", turn: null, proposal };
    case "withdraw":
      return { status: "withdrawn", turn: null, proposal };
    case "propose":
      return { status: "open", turn: other(side), proposal: proposal + 1 };
    case "brief":
      return { status: "open", turn: "agency", proposal };
    case "message":
      return { status, turn, proposal };
  }
}
