import type { ListVoicesChange } from "#contract/lists.ts";
import * as fc from "#test/support/generated.ts";

/** What rules.md says of a list, once more and apart from the server's own: removed voices keep their place. */
export interface Model {
  isDeleted: boolean;
  entries: { voiceId: string; note: string; isRemoved: boolean }[];
}

/** What a tab sends. */
export type Step =
  | { kind: "voices"; body: ListVoicesChange }
  | { kind: "note"; body: { voiceId: string; note: string } }
  | { kind: "undo"; body: { deleted: false } }
  | { kind: "delete" };

/** Changes of a list of these voices: one after the other, and two at once from two tabs. */
export function walkOf(voiceIds: string[]) {
  const voiceId = fc.constantFrom(...voiceIds);
  const some = fc.uniqueArray(voiceId, { minLength: 1, maxLength: 4 });
  const before = fc.option(voiceId);
  const ofVoices = fc.oneof(
    fc.record({ add: some }),
    fc.record({ remove: some }),
    fc.record({ restore: some }),
    fc.record({ move: voiceId, before }),
    fc.record({ move: voiceId, before }),
  );
  const note = fc.record({ voiceId, note: fc.constantFrom("", "Bir", "İki üç") });
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 10, arbitrary: fc.record({ kind: fc.constant("voices" as const), body: ofVoices }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("note" as const), body: note }) },
    { weight: 1, arbitrary: fc.constant({ kind: "delete" as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: "undo" as const, body: { deleted: false as const } }) },
  );
  return fc.array(fc.oneof(fc.tuple(step), fc.tuple(step, step), fc.tuple(step, step)), {
    minLength: 1,
    maxLength: 8,
  });
}

/** What a step is answered, and the list after it. */
interface Outcome {
  status: number;
  model: Model;
}

function changedVoices({ entries, ...model }: Model, change: ListVoicesChange): Outcome {
  const there = new Set(entries.filter(({ isRemoved }) => !isRemoved).map(({ voiceId }) => voiceId));
  const refused = { status: 409, model: { ...model, entries } };
  const done = (after: Model["entries"]) => ({ status: 200, model: { ...model, entries: after } });
  if ("add" in change) {
    const added = change.add.filter((voiceId) => !there.has(voiceId));
    const others = entries.filter(({ voiceId }) => !added.includes(voiceId));
    return done([...others, ...added.map((voiceId) => ({ voiceId, note: "", isRemoved: false }))]);
  }
  if ("remove" in change)
    return done(
      entries.map((one) => (change.remove.includes(one.voiceId) ? { ...one, isRemoved: true } : one)),
    );
  if ("restore" in change) {
    const known = entries.map(({ voiceId }) => voiceId);
    if (!change.restore.every((voiceId) => known.includes(voiceId))) return refused;
    return done(
      entries.map((one) => (change.restore.includes(one.voiceId) ? { ...one, isRemoved: false } : one)),
    );
  }
  const moved = entries.find(({ voiceId }) => voiceId === change.move);
  if (!moved || moved.isRemoved) return refused;
  if (change.before === change.move) return done(entries);
  const others = entries.filter((one) => one !== moved);
  const at = others.findIndex(({ voiceId }) => voiceId === change.before);
  if (change.before !== null && at === -1) return refused;
  return done(change.before === null ? [...others, moved] : others.toSpliced(at, 0, moved));
}

function take(model: Model, step: Step): Outcome {
  const gone = { status: 404, model };
  if (step.kind === "delete")
    return model.isDeleted ? gone : { status: 204, model: { ...model, isDeleted: true } };
  if (step.kind === "undo") return { status: 200, model: { ...model, isDeleted: false } };
  if (model.isDeleted) return gone;
  if (step.kind === "voices") return changedVoices(model, step.body);
  const { voiceId, note } = step.body;
  const isOne = (one: Model["entries"][number]) => one.voiceId === voiceId && !one.isRemoved;
  if (!model.entries.some(isOne)) return { status: 409, model };
  const entries = model.entries.map((one) => (isOne(one) ? { ...one, note } : one));
  return { status: 200, model: { ...model, entries } };
}

/** How steps that are sent at once may end: in one order or in the other. `statuses` are in the order of the steps. */
export function endings(model: Model, steps: readonly Step[]): { model: Model; statuses: number[] }[] {
  const places = steps.map((_, nth) => nth);
  const orders = steps.length === 1 ? [places] : [places, places.toReversed()];
  return orders.map((order) => {
    let now = model;
    const statuses = places.map(() => 0);
    for (const nth of order) {
      const { status, model: next } = take(now, steps[nth] as Step);
      statuses[nth] = status;
      now = next;
    }
    return { model: now, statuses };
  });
}
