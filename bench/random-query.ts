import { filterGroups, filterValues, type FilterGroup } from "#contract/constants/enumerations.ts";
import type { VoiceFilters } from "#contract/voices/voices.ts";
import { wholeLibrary, type LibraryQuery } from "#server/voices/library-query.ts";

/** Random filters as people use them: zero to three values per group, mostly few. */
export function randomQuery(next: () => number): LibraryQuery {
  const some = <T>(values: readonly T[], most: number): T[] => {
    const count = Math.floor(next() * next() * (most + 1));
    return values.toSorted(() => next() - 0.5).slice(0, count);
  };
  const most: Partial<Record<FilterGroup, number>> = { voiceColorNames: 3, kind: 1 };
  const anyOf = (group: FilterGroup) => {
    if (group !== "gender") return some<string>(filterValues[group], most[group] ?? 2);
    return next() < 0.5 ? filterValues.gender[Math.floor(next() * 2)] : undefined;
  };
  const filters = Object.fromEntries(filterGroups.map((group) => [group, anyOf(group)])) as VoiceFilters;
  return { ...wholeLibrary, filters };
}
