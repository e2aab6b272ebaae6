import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { ProductionState } from "#contract/constants/values/productions.ts";
import type { ProductionAct } from "#contract/productions/acts.ts";
import type { ProblemCode } from "#contract/problem.ts";
import { hasChanged, type Newest } from "#server/acts/act.ts";

/** What the rules ask of a production. */
export interface Work extends Newest {
  state: ProductionState;
  round: number;
  /** Whether the client has opened what was handed over last. */
  isOpened: boolean;
  /** Takes of the next round, and how many of them are not ready. */
  next: number;
  unready: number;
  openNotes: number;
}

/** An act as the rules see it: whether changes are asked for with a text. */
export type Doing = { kind: Exclude<ProductionAct["kind"], "askChanges">; eventId: string } | Asking;
interface Asking {
  kind: "askChanges";
  eventId: string;
  isSaid: boolean;
}

type Refusal = Extract<
  ProblemCode,
  | "forbidden"
  | "not-your-turn"
  | "offer-changed"
  | "nothing-to-hand-over"
  | "take-not-ready"
  | "nothing-to-change"
  | "already-opened"
>;

/** Which side does an act, and from which states. */
const table: Record<Doing["kind"], { side: OfferTurn; from: readonly ProductionState[] }> = {
  handOver: { side: "agency", from: ["recording", "changes"] },
  takeBack: { side: "agency", from: ["review"] },
  askChanges: { side: "client", from: ["review"] },
  approve: { side: "client", from: ["review"] },
  reopen: { side: "agency", from: ["approved"] },
  shareOriginals: { side: "agency", from: ["recording", "review", "changes", "approved"] },
};

/** In which states the agency puts takes together. */
export const isRecording = (state: ProductionState): boolean => table.handOver.from.includes(state);

/**
 * Why an act may not be done now; undefined where it may. `work` is undefined where the offer was not accepted. The table of
 * who may do what, and nothing else.
 */
export function refusalOf(work: Work | undefined, side: OfferTurn, doing: Doing): Refusal | undefined {
  const { side: only, from } = table[doing.kind];
  if (side !== only) return "forbidden";
  if (!work) return "not-your-turn";
  if (hasChanged(work, Number(doing.eventId))) return "offer-changed";
  if (!from.includes(work.state)) return "not-your-turn";
  if (doing.kind === "handOver" && work.next === 0) return "nothing-to-hand-over";
  if (doing.kind === "handOver" && work.unready > 0) return "take-not-ready";
  if (doing.kind === "takeBack" && work.isOpened) return "already-opened";
  if (doing.kind === "askChanges" && !doing.isSaid && work.openNotes === 0) return "nothing-to-change";
  return undefined;
}

/** Where a production stands after an act that was not refused. */
export function after(
  { state, round }: Pick<Work, "state" | "round">,
  kind: Doing["kind"],
): Pick<Work, "state" | "round"> {
  switch (kind) {
    case "handOver":
      return { state: "review", round: round + 1 };
    case "takeBack":
      return { state: round > 1 ? "changes" : "recording", round: round - 1 };
    case "askChanges":
    case "reopen":
      return { state: "changes", round };
    case "approve":
      return { state: "approved", round };
    case "shareOriginals":
      return { state, round };
  }
}
