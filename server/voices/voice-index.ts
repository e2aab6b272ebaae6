import {
  ageRanges,
  genders,
  languages,
  voiceColors,
  type VoiceFacets,
  type VoiceFilters,
} from "#contract/voices.ts";
import {
  type Bitset,
  countBits,
  countShared,
  emptyBitset,
  intersection,
  setBit,
  takeBits,
  union,
} from "./bitset.ts";

/** What the index knows of a voice, in list order (newest first). */
export interface IndexedVoice {
  voiceId: string;
  gender: string;
  voiceColors: readonly string[];
  ageRanges: readonly string[];
  languages: readonly string[];
}

/** The voices that a set of filters leaves, and how many each value would leave with the other groups applied. */
interface Match {
  bits: Bitset | undefined;
  total: number;
  facets: VoiceFacets;
}

type Group = keyof VoiceFacets;
const values: Record<Group, readonly string[]> = {
  gender: genders,
  voiceColorNames: voiceColors,
  ageRangeNames: ageRanges,
  languageNames: languages,
};
const groups = ["gender", "voiceColorNames", "ageRangeNames", "languageNames"] as const;
const keptMatches = 64;

/**
 * One bitset a filter value over the voices in list order (performance.md). It never changes: it stands
 * for one generation of the library and is replaced whole. Derived from the database, never the truth.
 */
export class VoiceIndex {
  readonly generation: number;
  readonly #ids: string[];
  readonly #bits: Record<Group, Map<string, Bitset>>;
  readonly #counts: VoiceFacets;
  readonly #matches = new Map<string, Match>();

  constructor(generation: number, voices: readonly IndexedVoice[]) {
    this.generation = generation;
    this.#ids = voices.map((voice) => voice.voiceId);
    const setsOf = (group: Group) =>
      new Map(values[group].map((value) => [value, emptyBitset(voices.length)]));
    this.#bits = {
      gender: setsOf("gender"),
      voiceColorNames: setsOf("voiceColorNames"),
      ageRangeNames: setsOf("ageRangeNames"),
      languageNames: setsOf("languageNames"),
    };
    const mark = (group: Group, value: string, place: number) => {
      const bits = this.#bits[group].get(value);
      if (bits) setBit(bits, place);
    };
    voices.forEach((voice, place) => {
      mark("gender", voice.gender, place);
      for (const value of voice.voiceColors) mark("voiceColorNames", value, place);
      for (const value of voice.ageRanges) mark("ageRangeNames", value, place);
      for (const value of voice.languages) mark("languageNames", value, place);
    });
    this.#counts = this.#facets((_, bits) => countBits(bits));
  }

  get size(): number {
    return this.#ids.length;
  }

  /** The ids of one page (zero-based), the total over all pages, and the facets. */
  search(filters: VoiceFilters, page: number, size: number) {
    const match = this.#match(filters);
    const skip = page * size;
    const voiceIds = match.bits
      ? takeBits(match.bits, skip, size).map((place) => this.#ids[place] as string)
      : this.#ids.slice(skip, skip + size);
    return { voiceIds, total: match.total, facets: match.facets };
  }

  #match(filters: VoiceFilters): Match {
    const key = filterKey(filters);
    const kept = this.#matches.get(key);
    if (kept) return kept;
    const chosen = groups.flatMap((group) => {
      const picked = chosenValues(filters, group).flatMap((value) => this.#bits[group].get(value) ?? []);
      if (picked.length === 0) return [];
      return [{ group, bits: picked.length === 1 && picked[0] ? picked[0] : union(picked, this.size) }];
    });
    const bits = intersection(chosen.map((choice) => choice.bits));
    const around = new Map(
      groups.map((group) => {
        const others = chosen.filter((choice) => choice.group !== group);
        return [group, others.length === chosen.length ? bits : intersection(others.map((c) => c.bits))];
      }),
    );
    const match = {
      bits,
      total: bits ? countBits(bits) : this.size,
      facets: this.#facets((group, own, value) => {
        const others = around.get(group);
        return others ? countShared(others, own) : (this.#counts[group][value] ?? 0);
      }),
    };
    if (this.#matches.size >= keptMatches) this.#matches.clear();
    this.#matches.set(key, match);
    return match;
  }

  #facets(count: (group: Group, bits: Bitset, value: string) => number): VoiceFacets {
    const facet = (group: Group) =>
      Object.fromEntries([...this.#bits[group]].map(([value, bits]) => [value, count(group, bits, value)]));
    return {
      gender: facet("gender"),
      voiceColorNames: facet("voiceColorNames"),
      ageRangeNames: facet("ageRangeNames"),
      languageNames: facet("languageNames"),
    };
  }
}

function chosenValues(filters: VoiceFilters, group: Group): readonly string[] {
  if (group !== "gender") return filters[group];
  return filters.gender ? [filters.gender] : [];
}

const bitOf: Record<Group, Map<string, number>> = {
  gender: new Map(genders.map((value, place) => [value, 1 << place])),
  voiceColorNames: new Map(voiceColors.map((value, place) => [value, 1 << place])),
  ageRangeNames: new Map(ageRanges.map((value, place) => [value, 1 << place])),
  languageNames: new Map(languages.map((value, place) => [value, 1 << place])),
};

/** One name for every way to write the same filters. */
export function filterKey(filters: VoiceFilters): string {
  let key = "";
  for (const group of groups) {
    let mask = 0;
    for (const value of chosenValues(filters, group)) mask |= bitOf[group].get(value) ?? 0;
    key += `${mask.toString(36)}.`;
  }
  return key;
}
