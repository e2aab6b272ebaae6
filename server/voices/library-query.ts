import type { Static } from "typebox";
import { filterGroups, type FilterGroup, type VoiceOrder } from "#contract/constants/enumerations.ts";
import type { VoiceFilters, VoicesQuerystring } from "#contract/voices/voices.ts";
import { readPaging, type Paging } from "#server/http/paging.ts";

/** What is asked of the library. A new parameter is added here, to the reader and to the key below. */
export interface LibraryQuery extends Paging {
  filters: VoiceFilters;
  /** What is searched for; empty for nothing. */
  q: string;
  /** Undefined where the caller does not know of orders: newest first, and nothing else stands before it. */
  order: VoiceOrder | undefined;
  /** Of the shuffled order. */
  seed: number;
  /** The voices that are asked for by their ids; undefined where the library is asked. */
  voiceIds: string[] | undefined;
  /** The voice whose artist's voices are asked for; undefined where the library is asked. */
  sameArtist: string | undefined;
}

const listed = <T>(value: T | T[] = []): T[] => (Array.isArray(value) ? value : [value]);

/** The filters of a query string: a list a group, but for gender. */
const readFilters = (query: Static<typeof VoicesQuerystring>): VoiceFilters =>
  Object.fromEntries(
    filterGroups.map((group) => [group, group === "gender" ? query.gender : listed<string>(query[group])]),
  ) as VoiceFilters;

/** Reads a checked query string; 400 when page or size is out of range. */
export const readLibraryQuery = (query: Static<typeof VoicesQuerystring>): LibraryQuery => ({
  filters: readFilters(query),
  q: query.q?.trim() ?? "",
  order: query.order,
  seed: Number(query.seed ?? 0),
  voiceIds: query.voiceId === undefined ? undefined : listed(query.voiceId),
  sameArtist: query.sameArtist,
  ...readPaging(query),
});

/** The first page of everything: what a call without parameters gets. */
export const wholeLibrary: LibraryQuery = readLibraryQuery({});

/** The values chosen in a group; none means all. */
export function chosenValues(filters: Partial<VoiceFilters>, group: FilterGroup): readonly string[] {
  if (group !== "gender") return filters[group] ?? [];
  return filters.gender ? [filters.gender] : [];
}

/** The values of a group that are chosen, by hand and by words; for gender the word wins. */
export function chosenOrNamed(
  filters: Partial<VoiceFilters>,
  words: readonly { group: FilterGroup; value: string }[],
  group: FilterGroup,
): string[] {
  const named = words.filter((one) => one.group === group).map(({ value }) => value);
  return group === "gender" && named.length > 0 ? named : [...chosenValues(filters, group), ...named];
}

/** One name for every way to write the same query. */
export function libraryKey({
  filters,
  q,
  order,
  seed,
  voiceIds,
  sameArtist,
  page,
  size,
}: LibraryQuery): string {
  if (voiceIds) return JSON.stringify(voiceIds);
  if (sameArtist !== undefined) return JSON.stringify({ sameArtist });
  const groups = filterGroups.map((group) => [...new Set(chosenValues(filters, group))].toSorted());
  const shuffle = order === "shuffled" ? seed : null;
  return JSON.stringify([groups, q, order ?? null, shuffle, page, size]);
}
