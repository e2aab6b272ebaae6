import { filterGroups, filterValues } from "#contract/enumerations.ts";
import { limits } from "#contract/limits.ts";
import type { VoiceFilters } from "#contract/voices.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { selectedValues, noFilters, withGroup } from "./filters/filters.ts";

/** Filters and page of the library: one value for address, request, cache key and pager. */
export interface LibraryQuery {
  filters: VoiceFilters;
  /** Zero-based, as on the wire. */
  page: number;
}

/** The cache key of a query's results. */
export const libraryKey = (query: LibraryQuery) => [...keys.voices, "page", query];

/** The query as search parameters of the API. */
export function searchParamsOf({ filters, page }: LibraryQuery): URLSearchParams {
  const selected = filterGroups.flatMap((group) =>
    selectedValues(filters, group).map((value) => [group, value]),
  );
  return new URLSearchParams([...selected, ["page", `${page}`], ["size", `${limits.pageSize.default}`]]);
}

/** The query as the address shows it, without defaults; `page` is one-based. */
export interface LibraryAddress extends Partial<VoiceFilters> {
  page?: number;
}

/** Reads the query from search parameters; invalid values become the default, never an error. */
export function queryOf(search: LibraryAddress | Record<string, unknown>): LibraryQuery {
  const given: Record<string, unknown> = { ...search };
  const filters = filterGroups.reduce((read, group) => {
    const values = [given[group]].flat();
    const known = filterValues[group].filter((value) => values.includes(value));
    // Gender takes one value: two of them mean no filter.
    return group === "gender" && values.length > 1 ? read : withGroup(read, group, known);
  }, noFilters);
  const page = Math.trunc(Number(given["page"])) || 1;
  return { filters, page: Math.min(limits.page, Math.max(0, page - 1)) };
}

/** The search parameters of the query's address. */
export function addressOf({ filters, page }: LibraryQuery): LibraryAddress {
  const used = filterGroups.filter((group) => selectedValues(filters, group).length > 0);
  return {
    ...Object.fromEntries(used.map((group) => [group, filters[group]])),
    ...(page > 0 && { page: page + 1 }),
  };
}
