import type { OfferTurn } from "#contract/constants/values/offers.ts";
import * as fc from "#test/support/generated.ts";

/** What the table of delivery.md says, once more and apart from the server's own. */
export interface Model {
  state: "recording" | "review" | "changes" | "approved";
  round: number;
  /** Takes that wait for the next round, and those that were handed over last. */
  next: number;
  last: number;
  openNotes: number;
  isOpened: boolean;
  isShared: boolean;
  /** How often something happened that an act has to have seen. */
  events: number;
}

export type Act =
  | {
      kind: "handOver" | "takeBack" | "approve" | "reopen" | "shareOriginals" | "message" | "seen";
      side: OfferTurn;
      isOld: boolean;
    }
  | { kind: "askChanges"; side: OfferTurn; isOld: boolean; text: string };

const side = fc.constantFrom<OfferTurn>("client", "agency");
const isOld = fc.integer({ min: 0, max: 14 }).map((one) => one === 0);
const sides = {
  handOver: "agency",
  takeBack: "agency",
  askChanges: "client",
  approve: "client",
  reopen: "agency",
} as const;
/** Mostly by the side whose act it is, so that walks go far. */
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        kind: fc.constantFrom("handOver", "handOver", "takeBack", "approve", "reopen" as const),
        isOld,
      })
      .map((one) => ({ ...one, side: sides[one.kind] })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("askChanges" as const),
      side: fc.constant("client" as const),
      isOld,
      text: fc.constantFrom("", "Daha sıcak"),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "handOver",
        "takeBack",
        "approve",
        "reopen",
        "shareOriginals",
        "message",
        "seen" as const,
      ),
      side,
      isOld,
    }),
  },
);

/** What happens to a production: an act, two at once, a take, a note, or a note that is resolved. */
export const walk = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: act },
    { weight: 3, arbitrary: fc.tuple(act, act) },
    {
      weight: 4,
      arbitrary: fc.constantFrom("take" as const, "take" as const, "note" as const, "resolve" as const),
    },
  ),
  { minLength: 1, maxLength: 20 },
);

const isRecording = ({ state }: Model) => state === "recording" || state === "changes";

/** The model after an act; undefined where it is refused. */
export function after(model: Model, one: Act, isLate: boolean): Model | undefined {
  if (one.kind === "message") return model;
  const isBlind = isLate || one.isOld;
  if (one.kind === "seen")
    return one.side === "client" && model.state === "review" && !isBlind
      ? { ...model, isOpened: true }
      : model;
  if (isBlind) return undefined;
  const isAgency = one.side === "agency";
  const events = model.events + 1;
  const { state, round, next, last } = model;
  switch (one.kind) {
    case "handOver":
      if (!isAgency || !isRecording(model) || next === 0) return undefined;
      return { ...model, events, state: "review", round: round + 1, next: 0, last: next, isOpened: false };
    case "takeBack":
      if (!isAgency || state !== "review" || model.isOpened) return undefined;
      return { ...model, events, state: round > 1 ? "changes" : "recording", round: round - 1, next: last };
    case "askChanges":
      if (isAgency || state !== "review" || (one.text === "" && model.openNotes === 0)) return undefined;
      return { ...model, events, state: "changes" };
    case "approve":
      return isAgency || state !== "review" ? undefined : { ...model, events, state: "approved" };
    case "reopen":
      return isAgency && state === "approved" ? { ...model, events, state: "changes" } : undefined;
    case "shareOriginals":
      return isAgency ? { ...model, events, isShared: true } : undefined;
  }
}

/** Whether something happened that an act has to have seen. */
export const hasMoved = (before: Model, now: Model): boolean => before.events !== now.events;
