import type { ContactWay, LostReason, RequestState } from "#contract/constants/values/voice-requests.ts";
import * as fc from "#test/support/generated.ts";

/** Three requests of one person, in the order in which they came. */
export const places = [0, 1, 2] as const;
export type Place = (typeof places)[number];
/** One of the two owners who are there. */
export type By = 0 | 1;

/** What an owner does to a request; `isOld` by who has seen nothing, `back` says which event is undone, from the newest on. */
export type Step = { on: Place; by: By; isOld: boolean } & (
  | { kind: "contact"; way: ContactWay }
  | { kind: "assign"; to: number | null }
  | { kind: "state"; state: RequestState; reason?: LostReason }
  | { kind: "note" }
  | { kind: "merge"; other: Place }
  | { kind: "undo"; back: number }
);

const place = fc.constantFrom(...places);
const common = {
  on: place,
  by: fc.constantFrom<By>(0, 1),
  isOld: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
};
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ ...common, kind: fc.constant("contact" as const), way: fc.constantFrom("mail", "phone") }),
  fc.record({ ...common, kind: fc.constant("assign" as const), to: fc.constantFrom(0, 1, null) }),
  fc.record({
    ...common,
    kind: fc.constant("state" as const),
    state: fc.constantFrom("new", "contacted", "suggested", "won", "spam"),
  }),
  fc.record({
    ...common,
    kind: fc.constant("state" as const),
    state: fc.constant("lost"),
    reason: fc.constantFrom("price", "no-fit"),
  }),
  fc.record({ ...common, kind: fc.constant("note" as const) }),
  fc.record({ ...common, kind: fc.constant("merge" as const), other: place }),
  fc.record({ ...common, kind: fc.constant("undo" as const), back: fc.integer({ min: 0, max: 2 }) }),
);
/** What happens one after the other: an act, two at once, half a minute or more than a day that pass. */
export const walk = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: step },
    { weight: 3, arbitrary: fc.tuple(step, step) },
    { weight: 1, arbitrary: fc.constantFrom("half a minute" as const, "a day" as const) },
  ),
  { minLength: 1, maxLength: 14 },
);

/** What happened to a request: what the server calls it, when, and what it made of the request; undone it counts no longer. */
interface Happened {
  kind: string;
  at: number;
  isUndone: boolean;
  /** The request that was merged by it. */
  merged?: Place;
  makes: (before: Standing) => Partial<Standing>;
}

export interface Standing {
  state: RequestState;
  /** By the place among all owners that there were. */
  assignee: number | null;
  /** In milliseconds. */
  waitingSince: number | null;
}

/** One request by the rules of requests.md, once more and apart from the server's own. */
export interface Modelled {
  arrivedAt: number;
  events: readonly Happened[];
  mergedInto: Place | null;
}
export type Model = Readonly<Record<Place, Modelled>>;

export const arrived = (at: number): Modelled => ({
  arrivedAt: at,
  events: [{ kind: "arrived", at, isUndone: false, makes: () => ({}) }],
  mergedInto: null,
});

/** What was merged into a request, also by way of others, in the order in which they came. */
export const allMergedInto = (model: Model, request: Place): Place[] =>
  places.filter((one) => {
    const into = model[one].mergedInto;
    return into === request || (into !== null && model[into].mergedInto === request);
  });

export const standingOf = ({ arrivedAt, events }: Modelled): Standing =>
  events
    .filter(({ isUndone }) => !isUndone)
    .reduce<Standing>((before, { makes }) => ({ ...before, ...makes(before) }), {
      state: "new",
      assignee: null,
      waitingSince: arrivedAt,
    });

const isOpen = ({ state }: Standing) => ["new", "contacted", "suggested"].includes(state);
const seconds = 1000;
/** How long each can be undone. */
const undoneWithin: Record<string, number> = {
  contacted: 15 * seconds,
  assigned: 15 * seconds,
  stateChanged: 15 * seconds,
  noted: 15 * seconds,
  merged: 24 * 3600 * seconds,
};

const put = (model: Model, on: Place, changed: Partial<Modelled>): Model => ({
  ...model,
  [on]: { ...model[on], ...changed },
});
const happens = (
  one: Modelled,
  kind: string,
  at: number,
  makes: Happened["makes"] = () => ({}),
  more: Pick<Happened, "merged"> = {},
): Modelled => ({
  ...one,
  events: [...one.events, { kind, at, isUndone: false, makes, ...more }],
});

/** The event that an undo names, by its place among all of the request. */
export const undoneBy = ({ events }: Modelled, back: number): number => events.length - 1 - back;

function undo(model: Model, on: Place, nth: number, now: number): Model | undefined {
  const one = model[on];
  const event = one.events[nth];
  if (!event || event.isUndone || now - event.at > (undoneWithin[event.kind] ?? -1)) return undefined;
  const events = one.events.map((each) => (each === event ? { ...each, isUndone: true } : each));
  const parted = event.merged === undefined ? model : put(model, event.merged, { mergedInto: null });
  return put(parted, on, happens({ ...one, events }, "undone", now));
}

/** The model after an act of somebody who has seen everything; undefined where it is refused. */
function after(model: Model, act: Step, now: number): Model | undefined {
  const { on } = act;
  const one = model[on];
  if (one.mergedInto !== null) return undefined;
  switch (act.kind) {
    case "note":
      return put(model, on, happens(one, "noted", now));
    case "contact":
      return put(
        model,
        on,
        happens(one, "contacted", now, ({ state }) => ({
          state: state === "new" ? "contacted" : state,
          waitingSince: null,
        })),
      );
    case "assign":
      return put(
        model,
        on,
        happens(one, "assigned", now, () => ({ assignee: act.to })),
      );
    case "state":
      return put(
        model,
        on,
        happens(one, "stateChanged", now, ({ waitingSince }) => ({
          state: act.state,
          waitingSince: act.state === "new" ? (waitingSince ?? one.arrivedAt) : null,
        })),
      );
    case "merge": {
      const second = model[act.other];
      if (act.other === on || second.mergedInto !== null) return undefined;
      const theirs = standingOf(second).waitingSince;
      const waits: Happened["makes"] = (before) =>
        isOpen(before) && theirs !== null
          ? { waitingSince: Math.min(before.waitingSince ?? theirs, theirs) }
          : {};
      const merged = happens(one, "merged", now, waits, { merged: act.other });
      return put(put(model, on, merged), act.other, { mergedInto: on });
    }
    case "undo":
      return undo(model, on, undoneBy(one, act.back), now);
  }
}

/** What whoever acts has to have seen: notes are no change. */
const changes = ({ events }: Modelled): number => events.filter(({ kind }) => kind !== "noted").length;

/**
 * How acts at once may end: in one order or the other, where who comes second has not seen what the first one did. `won` says
 * which succeed.
 */
export function endings(
  model: Model,
  acts: readonly Step[],
  now: number,
): { model: Model; won: boolean[] }[] {
  const orders = acts.length === 1 ? [acts] : [acts, acts.toReversed()];
  return orders.map((order) => {
    let current = model;
    const winners = new Set<Step>();
    for (const act of order) {
      const isBehind = act.isOld || changes(current[act.on]) > changes(model[act.on]);
      // An undo names its event as it was seen, before a note of somebody else came.
      const seen =
        act.kind === "undo"
          ? { ...act, back: act.back + current[act.on].events.length - model[act.on].events.length }
          : act;
      const next = isBehind && act.kind !== "note" ? undefined : after(current, seen, now);
      if (!next) continue;
      winners.add(act);
      current = next;
    }
    return { model: current, won: acts.map((act) => winners.has(act)) };
  });
}
