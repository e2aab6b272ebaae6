import type { VoiceFilters } from "#contract/voices.ts";
import { ageRanges, genders, languages, voiceColors } from "#src/lib/enumerations.ts";

/** The four groups in the order in which they stand; gender holds one value at most. */
export const filterGroups = ["gender", "voiceColorNames", "languageNames", "ageRangeNames"] as const;
export type FilterGroup = (typeof filterGroups)[number];

export const groupValues: Record<FilterGroup, readonly string[]> = {
  gender: genders,
  voiceColorNames: voiceColors,
  languageNames: languages,
  ageRangeNames: ageRanges,
};

export const noFilters: VoiceFilters = { voiceColorNames: [], languageNames: [], ageRangeNames: [] };

/** The chosen values of a group, in the enumeration's order. */
export const chosenIn = (filters: VoiceFilters, group: FilterGroup): readonly string[] =>
  group === "gender" ? (filters.gender ? [filters.gender] : []) : filters[group];

const sameGroup = (one: VoiceFilters, other: VoiceFilters) => (group: FilterGroup) =>
  chosenIn(one, group).join() === chosenIn(other, group).join();

export const sameFilters = (one: VoiceFilters, other: VoiceFilters): boolean =>
  filterGroups.every(sameGroup(one, other));

export const hasFilters = (filters: VoiceFilters): boolean => !sameFilters(filters, noFilters);

/** The filters with this group holding just these values. */
export function withGroup(
  filters: VoiceFilters,
  group: FilterGroup,
  values: readonly string[],
): VoiceFilters {
  const inOrder = groupValues[group].filter((value) => values.includes(value));
  return { ...filters, [group]: group === "gender" ? inOrder[0] : inOrder };
}

/** The filters with this value chosen if it was not, and let go if it was. */
export function toggled(filters: VoiceFilters, group: FilterGroup, value: string): VoiceFilters {
  const chosen = chosenIn(filters, group);
  const rest = chosen.filter((other) => other !== value);
  return withGroup(filters, group, rest.length < chosen.length ? rest : [...chosen, value]);
}
