import type { HistoryEntry } from "#contract/history.ts";

/** Entries of one day, the newest first. */
export interface EntryDay {
  /** A moment of the day. */
  at: string;
  entries: HistoryEntry[];
}

const dayOf = (moment: string) => new Date(moment).toDateString();

/** The entries by local day, in their order. */
export function entryDays(entries: HistoryEntry[]): EntryDay[] {
  const days = Map.groupBy(entries, ({ at }) => dayOf(at));
  return [...days.values()].map((ofDay) => ({ at: ofDay[0]?.at ?? "", entries: ofDay }));
}
