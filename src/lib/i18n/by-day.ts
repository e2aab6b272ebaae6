/** What happened on one day, in the given order. */
interface Day<Item> {
  /** A moment of the day. */
  at: string;
  entries: Item[];
}

const dayOf = (moment: string) => new Date(moment).toDateString();

/** The entries by the reader's own days, in their order. */
export function byDay<Item extends { at: string }>(entries: readonly Item[]): Day<Item>[] {
  const days = Map.groupBy(entries, ({ at }) => dayOf(at));
  return [...days.values()].map((ofDay) => ({ at: ofDay[0]?.at ?? "", entries: ofDay }));
}
