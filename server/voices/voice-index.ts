import { filterGroups, filterValues, type FilterGroup } from "#contract/enumerations.ts";
import type { VoiceFacets, VoiceFilters } from "#contract/voices.ts";
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
import { chosenValues, type LibraryQuery } from "./library-query.ts";

/** What the index knows of a voice: its id, and its values in every group of filters. */
export interface IndexedVoice extends Record<FilterGroup, readonly string[]> {
  voiceId: string;
}

interface Choice {
  group: FilterGroup;
  bits: Bitset;
}

const inEachGroup = <T>(make: (group: FilterGroup) => T) =>
  Object.fromEntries(filterGroups.map((group) => [group, make(group)])) as Record<FilterGroup, T>;

/**
 * The library in memory: one bitset a filter value over the voices in list order (newest first). Counting in SQL
 * takes 9 to 20 ms at 100,000 voices, this 0.2. It never changes: it stands for one generation of the library and
 * is replaced whole. Derived from the database, never the truth.
 */
export class VoiceIndex {
  readonly generation: number;
  readonly #ids: string[];
  readonly #bits: Record<FilterGroup, Map<string, Bitset>>;
  readonly #unfiltered: VoiceFacets;

  constructor(generation: number, voices: readonly IndexedVoice[]) {
    this.generation = generation;
    this.#ids = voices.map(({ voiceId }) => voiceId);
    this.#bits = inEachGroup(
      (group) => new Map(filterValues[group].map((value) => [value, emptyBitset(voices.length)])),
    );
    for (const [place, voice] of voices.entries())
      for (const group of filterGroups)
        for (const value of voice[group]) {
          const bits = this.#bits[group].get(value);
          if (bits) setBit(bits, place);
        }
    this.#unfiltered = inEachGroup((group) => this.#countValues(group, countBits));
  }

  get size(): number {
    return this.#ids.length;
  }

  /** The ids of one page, the total over all pages, and how many voices each value would leave. */
  search({ filters, page, size }: LibraryQuery): { voiceIds: string[]; total: number; facets: VoiceFacets } {
    const choices = this.#choices(filters);
    const bits = intersection(choices.map((choice) => choice.bits));
    const skip = page * size;
    if (!bits) {
      const voiceIds = this.#ids.slice(skip, skip + size);
      return { voiceIds, total: this.size, facets: this.#unfiltered };
    }
    return {
      voiceIds: takeBits(bits, skip, size).map((place) => this.#ids[place] as string),
      total: countBits(bits),
      facets: inEachGroup((group) => this.#facet(group, choices, bits)),
    };
  }

  /** What the filters choose: in each group that has any, the voices with one of its values. */
  #choices(filters: VoiceFilters): Choice[] {
    return filterGroups.flatMap((group) => {
      const sets = chosenValues(filters, group).flatMap((value) => this.#bits[group].get(value) ?? []);
      return sets.length === 0 ? [] : [{ group, bits: union(sets, this.size) }];
    });
  }

  /** How many voices each value of a group would leave with the other groups applied. */
  #facet(group: FilterGroup, choices: Choice[], all: Bitset): Record<string, number> {
    const others = choices.filter((choice) => choice.group !== group);
    const around = others.length === choices.length ? all : intersection(others.map(({ bits }) => bits));
    return around ? this.#countValues(group, (bits) => countShared(around, bits)) : this.#unfiltered[group];
  }

  #countValues(group: FilterGroup, count: (bits: Bitset) => number): Record<string, number> {
    return Object.fromEntries([...this.#bits[group]].map(([value, bits]) => [value, count(bits)]));
  }
}
