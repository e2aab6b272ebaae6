import {
  libraryValues,
  severalFields,
  specifiedGroups,
  type SeveralField,
} from "#contract/constants/artist-fields.ts";
import { filterGroups, filterValues, type FilterGroup } from "#contract/constants/enumerations.ts";
import type { UnderstoodWord, VoiceFilters } from "#contract/voices/voices.ts";

export const noFilters: VoiceFilters = {
  ...libraryValues(Object.fromEntries(severalFields.map((field) => [field, []])) as Record<SeveralField, []>),
  kind: [],
};

/** The groups of a library: one that does not search has those of every back end. */
export const groupsOf = (hasSearch: boolean): readonly FilterGroup[] =>
  hasSearch ? filterGroups : specifiedGroups;

/** The selected values of a group, in the enumeration's order. */
export const selectedValues = (filters: VoiceFilters, group: FilterGroup): readonly string[] =>
  group === "gender" ? (filters.gender ? [filters.gender] : []) : filters[group];

const sameGroup = (one: VoiceFilters, other: VoiceFilters) => (group: FilterGroup) =>
  selectedValues(one, group).join() === selectedValues(other, group).join();

export const sameFilters = (one: VoiceFilters, other: VoiceFilters): boolean =>
  filterGroups.every(sameGroup(one, other));

/** The filters with exactly these values in the group. */
export function withGroup(
  filters: VoiceFilters,
  group: FilterGroup,
  values: readonly string[],
): VoiceFilters {
  const inOrder = filterValues[group].filter((value) => values.includes(value));
  return { ...filters, [group]: group === "gender" ? inOrder[0] : inOrder };
}

/** The filters with nothing chosen in these groups. */
export const withoutGroups = (filters: VoiceFilters, groups: readonly FilterGroup[]): VoiceFilters =>
  groups.reduce((left, group) => withGroup(left, group, []), filters);

/** The filters with this value added, or removed if it was selected. */
export function withToggled(filters: VoiceFilters, group: FilterGroup, value: string): VoiceFilters {
  const selected = selectedValues(filters, group);
  const rest = selected.filter((other) => other !== value);
  return withGroup(filters, group, rest.length < selected.length ? rest : [...selected, value]);
}

/** The chosen filters with those that a search's words name: OR in a group; of gender the word counts. */
export const withUnderstood = (
  filters: VoiceFilters,
  understood: readonly Pick<UnderstoodWord, "group" | "value">[],
): VoiceFilters =>
  understood.reduce(
    (joined, { group, value }) =>
      withGroup(joined, group, group === "gender" ? [value] : [...selectedValues(joined, group), value]),
    filters,
  );
