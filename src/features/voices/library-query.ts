import {
  filterGroups,
  filterValues,
  voiceOrders,
  type VoiceOrder,
} from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import type { VoiceFilters } from "#contract/voices/voices.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { groupsOf, noFilters, selectedValues, withGroup, withoutGroups } from "./filters/filters.ts";

/** What is searched for, and in which order it is shown. */
export interface LibrarySearch {
  /** As it was typed; empty for everything. */
  q: string;
  order: VoiceOrder;
  /** Of the shuffled order, so that pages and a reload agree. */
  seed?: number | undefined;
}

/** Filters, search and page of the library: one value for address, request, cache key and pager. */
export interface LibraryQuery {
  filters: VoiceFilters;
  /** Zero-based, as on the wire. */
  page: number;
  /** Absent on a server without the feature `search`, which then gets nothing of it. */
  search?: LibrarySearch | undefined;
}

export const noSearch: LibrarySearch = { q: "", order: voiceOrders[0] };

/** A search for other words. Without any there is no best match. */
export const withWords = (search: LibrarySearch, q: string): LibrarySearch => ({
  ...search,
  q,
  order: search.order === "best" && !q ? noSearch.order : search.order,
});

/** The cache key of a query's results. */
export const libraryKey = (query: LibraryQuery) => [...keys.voices, "page", query];

const groupsOfSearch = filterGroups.filter((group) => !groupsOf(false).includes(group));

/** The query as this server takes it. */
export const forServer = ({ search, filters, page }: LibraryQuery, hasSearch: boolean): LibraryQuery =>
  hasSearch
    ? { filters, page, search: search ?? noSearch }
    : { filters: withoutGroups(filters, groupsOfSearch), page };

/** The selected values as search parameters of the API, a key repeated for each. */
export const filterParams = (filters: VoiceFilters): string[][] =>
  filterGroups.flatMap((group) => selectedValues(filters, group).map((value) => [group, value]));

/** The query as search parameters of the API. A server that searches is always told the order: it then shows first who is heard in a filtered language. */
export function searchParamsOf({ filters, page, search }: LibraryQuery): URLSearchParams {
  const { q = "", order, seed } = search ?? {};
  return new URLSearchParams([
    ...filterParams(filters),
    ...(q ? [["q", q]] : []),
    ...(order ? [["order", order]] : []),
    ...(seed === undefined ? [] : [["seed", `${seed}`]]),
    ["page", `${page}`],
    ["size", `${limits.pageSize.default}`],
  ]);
}

/** The query as the address shows it, without defaults; `page` is one-based. */
export interface LibraryAddress extends Partial<VoiceFilters>, Partial<LibrarySearch> {
  page?: number;
}

function readSearch({ q, order, seed }: Record<string, unknown>): LibrarySearch {
  const words = typeof q === "string" ? q.trim().slice(0, limits.search.letters).trimEnd() : "";
  const known = voiceOrders.find((one) => one === order) ?? noSearch.order;
  if (known !== "shuffled") return withWords({ q: words, order: known }, words);
  const number = Math.trunc(Number(seed));
  return { q: words, order: known, seed: number >= 0 && number < limits.search.seed ? number : 0 };
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
  return { filters, page: Math.min(limits.page, Math.max(0, page - 1)), search: readSearch(given) };
}

/** The search parameters of the query's address. */
export function addressOf({ filters, page, search = noSearch }: LibraryQuery): LibraryAddress {
  const used = filterGroups.filter((group) => selectedValues(filters, group).length > 0);
  const { q, order, seed } = search;
  return {
    ...(q && { q }),
    ...Object.fromEntries(used.map((group) => [group, filters[group]])),
    ...(order !== noSearch.order && { order }),
    ...(seed !== undefined && { seed }),
    ...(page > 0 && { page: page + 1 }),
  };
}
