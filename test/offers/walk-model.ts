import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { endings as endingsBy } from "#test/support/one-wins.ts";
import * as fc from "#test/support/generated.ts";

/** What the table of offers.md says, once more and apart from the server's own. */
export interface Model {
  status: "open" | "accepted" | "declined" | "withdrawn" | "expired";
  turn: OfferTurn | null;
  proposal: number;
  budget: number;
  proposedBy: OfferTurn;
  brief: string | null;
}

export type Step =
  | { kind: "accept" | "withdraw" | "decline" | "message"; side: OfferTurn; isOld: boolean }
  | { kind: "propose"; side: OfferTurn; budget: number; isOld: boolean }
  | { kind: "brief"; side: OfferTurn; script: string; isOld: boolean };

const side = fc.constantFrom<OfferTurn>("client", "agency");
const isOld = fc.integer({ min: 0, max: 9 }).map((one) => one === 0);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom("accept", "withdraw", "decline", "message" as const), side, isOld }),
  fc.record({ kind: fc.constant("propose" as const), side, budget: fc.constantFrom(0, 5, 7), isOld }),
  fc.record({
    kind: fc.constant("brief" as const),
    side,
    script: fc.constantFrom("", "Bir", "İki üç"),
    isOld,
  }),
);
/** What happens to an offer one after the other: an act, two at once, a day that passes, the job. */
export const walk = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: step },
    { weight: 2, arbitrary: fc.tuple(step, step) },
    { weight: 1, arbitrary: fc.constantFrom("a day" as const, "the job" as const) },
  ),
  { minLength: 1, maxLength: 14 },
);

/** Whether an act of somebody who has seen everything succeeds; the model after it. */
export function after(model: Model, one: Step): Model | undefined {
  if (one.kind === "message") return model;
  if (one.isOld || model.status !== "open") return undefined;
  const other = one.side === "client" ? "agency" : "client";
  const closed = (status: Model["status"]) => ({ ...model, status, turn: null });
  switch (one.kind) {
    case "accept":
      return model.turn === one.side && model.budget > 0 ? closed("accepted") : undefined;
    case "withdraw":
      return one.side === "client" ? closed("withdrawn") : undefined;
    case "decline":
      return one.side === "agency" ? closed("declined") : undefined;
    case "propose":
      if (model.turn !== one.side) return undefined;
      if (model.budget === one.budget && model.proposedBy !== one.side) return undefined;
      return {
        ...model,
        turn: other,
        proposal: model.proposal + 1,
        budget: one.budget,
        proposedBy: one.side,
      };
    case "brief":
      if (one.side !== "client") return undefined;
      return one.script === (model.brief ?? "")
        ? model
        : { ...model, turn: "agency", brief: one.script || null };
  }
}

/**
 * How acts at once may end: in one order or the other, where who comes second has not seen what the first one did.
 * `won` says which succeed.
 */
export const endings = (model: Model, acts: readonly Step[]) =>
  endingsBy(
    model,
    acts,
    (now, act, isLate) => (isLate && act.kind !== "message" ? undefined : after(now, act)),
    (before, now) => before !== now,
  );
