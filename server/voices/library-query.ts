import type { Static } from "typebox";
import { filterGroups, type FilterGroup } from "#contract/enumerations.ts";
import type { VoiceFilters, VoicesQuerystring } from "#contract/voices.ts";
import { readPaging, type Paging } from "#server/http/paging.ts";

/** What is asked of the library. A new parameter is added here, to the reader and to the key below. */
export interface LibraryQuery extends Paging {
  filters: VoiceFilters;
}

const listed = <T>(value: T | T[] = []): T[] => (Array.isArray(value) ? value : [value]);

/** Reads a checked query string; 400 when page or size is out of range. */
export const readLibraryQuery = (query: Static<typeof VoicesQuerystring>): LibraryQuery => ({
  filters: {
    gender: query.gender,
    voiceColorNames: listed(query.voiceColorNames),
    ageRangeNames: listed(query.ageRangeNames),
    languageNames: listed(query.languageNames),
  },
  ...readPaging(query),
});

/** The first page of everything: what a call without parameters gets. */
export const wholeLibrary: LibraryQuery = readLibraryQuery({});

/** The values chosen in a group; none means all. */
export function chosenValues(filters: VoiceFilters, group: FilterGroup): readonly string[] {
  if (group !== "gender") return filters[group];
  return filters.gender ? [filters.gender] : [];
}

/** One name for every way to write the same query. */
export function libraryKey({ filters, page, size }: LibraryQuery): string {
  const groups = filterGroups.map((group) => [...new Set(chosenValues(filters, group))].toSorted());
  return JSON.stringify([groups, page, size]);
}
