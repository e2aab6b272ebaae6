import type { VoiceFilters } from "#contract/voices.ts";
import { ageRanges, genders, languages, voiceColors } from "#src/lib/enumerations.ts";

/** What the address of the library holds; `page` is one-based, as people read it. */
export interface PanelSearch extends Partial<VoiceFilters> {
  page?: number;
}

/** The server's own bound, read as people count. */
const lastPage = 10_001;

/** The known values among what stands in the address, each once and in the enumeration's order. */
function readNames<T extends string>(value: unknown, known: readonly T[]): T[] {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  return known.filter((name) => given.includes(name));
}

const readPage = (value: unknown) => Math.min(lastPage, Math.max(1, Math.trunc(Number(value)) || 1));

/** The address with its filters and page, leaving out what is the default. */
export function panelSearch(filters: VoiceFilters, page: number): PanelSearch {
  return {
    ...(filters.gender && { gender: filters.gender }),
    ...(filters.voiceColorNames.length > 0 && { voiceColorNames: filters.voiceColorNames }),
    ...(filters.languageNames.length > 0 && { languageNames: filters.languageNames }),
    ...(filters.ageRangeNames.length > 0 && { ageRangeNames: filters.ageRangeNames }),
    ...(page > 0 && { page: page + 1 }),
  };
}

/** A plain `validateSearch`: nonsense becomes the default, never an error. */
export const readPanelSearch = (search: Record<string, unknown>): PanelSearch =>
  panelSearch(filtersOf(search), pageOf(search));

/** The filters that the address names; no gender means all. */
export const filtersOf = (search: Record<string, unknown> | PanelSearch): VoiceFilters => ({
  gender: genders.find((gender) => gender === search["gender"]),
  voiceColorNames: readNames(search["voiceColorNames"], voiceColors),
  languageNames: readNames(search["languageNames"], languages),
  ageRangeNames: readNames(search["ageRangeNames"], ageRanges),
});

/** The page as the wire counts it, from zero. */
export const pageOf = (search: Record<string, unknown> | PanelSearch): number => readPage(search["page"]) - 1;
