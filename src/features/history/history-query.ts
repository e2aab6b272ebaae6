import { historySubjects, type HistorySubject } from "#contract/constants/history-subjects.ts";
import { limits } from "#contract/constants/limits.ts";
import { isDay } from "#src/lib/i18n/calendar-day.ts";

/** What the record shows: one value for address, call and cache key. Days are local, as `2026-11-22`. */
export interface HistoryFilters {
  /** A user name. */
  person: string | undefined;
  /** None means all. */
  subjects: HistorySubject[];
  from: string | undefined;
  to: string | undefined;
}

export interface HistoryQuery extends HistoryFilters {
  /** Zero-based, as on the wire. */
  page: number;
}

/** The query as the address shows it, without defaults; `page` is one-based. */
export interface HistoryAddress {
  person?: string;
  subject?: HistorySubject[];
  from?: string;
  to?: string;
  page?: number;
}

export const noHistoryFilters: HistoryFilters = {
  person: undefined,
  subjects: [],
  from: undefined,
  to: undefined,
};

/** A day that a calendar has, of this century; else undefined. */
function dayOf(value: unknown): string | undefined {
  return typeof value === "string" && value.startsWith("20") && isDay(value) ? value : undefined;
}

/** Reads the query from search parameters; invalid values become the default, never an error. */
export function historyQueryOf(search: Record<string, unknown>): HistoryQuery {
  const { person } = search;
  const page = Math.trunc(Number(search["page"])) || 1;
  return {
    person: typeof person === "string" && person !== "" ? person.slice(0, limits.name) : undefined,
    subjects: historySubjects.filter((subject) => [search["subject"]].flat().includes(subject)),
    from: dayOf(search["from"]),
    to: dayOf(search["to"]),
    page: Math.min(limits.page, Math.max(0, page - 1)),
  };
}

/** The search parameters of the query's address. */
export const historyAddressOf = ({ page, ...filters }: HistoryQuery): HistoryAddress => ({
  ...setFilters(filters),
  ...(page > 0 && { page: page + 1 }),
});

/** The filters that are set. */
export const setFilters = ({ person, subjects, from, to }: HistoryFilters) => ({
  ...(person && { person }),
  ...(subjects.length > 0 && { subject: subjects }),
  ...(from && { from }),
  ...(to && { to }),
});
