/**
 * How acts at once may end by a model: in one order or the other. `after` answers the model after an act, told whether its sender
 * had not seen what an earlier one did, and undefined for one that is refused. `won` says which succeed.
 */
export function endings<Model, Act>(
  model: Model,
  acts: readonly Act[],
  after: (now: Model, act: Act, isLate: boolean) => Model | undefined,
  hasMoved: (before: Model, now: Model) => boolean,
): { model: Model; won: boolean[] }[] {
  const orders = acts.length === 1 ? [acts] : [acts, acts.toReversed()];
  return orders.map((order) => {
    let now = model;
    const winners = new Set<Act>();
    for (const act of order) {
      const next = after(now, act, hasMoved(model, now));
      if (next === undefined) continue;
      winners.add(act);
      now = next;
    }
    return { model: now, won: acts.map((act) => winners.has(act)) };
  });
}
