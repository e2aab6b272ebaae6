import { filterGroups, filterValues, type FilterGroup } from "#contract/constants/enumerations.ts";
import { languageTags } from "#contract/constants/language-tags.ts";
import type { Language, VoiceFacets, VoiceFilters, VoicePage } from "#contract/voices/voices.ts";
import {
  type Bitset,
  countBits,
  emptyBitset,
  fullBitset,
  intersection,
  setBit,
  sharedCounter,
  union,
  without,
} from "./bitset.ts";
import { chosenOrNamed, type LibraryQuery } from "./library-query.ts";
import { placesByName, shuffledPlaces, takePlaces } from "./order.ts";
import { always, type Period } from "./visible.ts";
import { waysOn, type Choice } from "./ways-on.ts";

/** What the index knows of a voice: its id, its artist's name, what is heard, and its values in every group of filters. */
export interface IndexedVoice extends Record<FilterGroup, readonly string[]> {
  voiceId: string;
  voiceArtistName: string;
  /** The BCP 47 tag of the sample's language; null where it is not known. */
  language: string | null;
}

/** What a search adds to the filters. */
export interface Sought {
  /** The values that its words name. */
  values: readonly { group: FilterGroup; value: string }[];
  /** The rest of its words, and the voices in which each is found. */
  words: readonly { word: string; bits: Bitset }[];
  /** Parts these voices by how well they match, the best first. */
  rank(voices: Bitset): Bitset[];
}

/** Everything, in no other order. */
export const nothingSought: Sought = { values: [], words: [], rank: (voices) => [voices] };

/** One page of an index: its voices, and what the whole answer says. */
export interface IndexPage extends Pick<
  VoicePage,
  "heardElements" | "understood" | "text" | "unknown" | "waysOn"
> {
  voiceIds: string[];
  total: number;
  facets: VoiceFacets;
}

// Every seed costs 8 ms at 100,000 voices, and is asked for page by page.
const mostShuffles = 16;

const inEachGroup = <T>(make: (group: FilterGroup) => T) =>
  Object.fromEntries(filterGroups.map((group) => [group, make(group)])) as Record<FilterGroup, T>;

/**
 * The library in memory: one bitset a filter value over the voices in list order (newest first). Counting in SQL
 * takes 9 to 20 ms at 100,000 voices, this 0.2. It never changes: it stands for one generation of the library, on
 * days when the same voices are visible, and is replaced whole. Derived from the database, never the truth.
 */
export class VoiceIndex {
  readonly generation: number;
  /** The days on which these are the visible voices. */
  readonly period: Period;
  readonly #ids: string[];
  readonly #names: string[];
  readonly #bits: Record<FilterGroup, Map<string, Bitset>>;
  /** By the first part of a tag: the voices that are heard in this language. */
  readonly #heard = new Map<string, Bitset>();
  readonly #unfiltered: VoiceFacets;
  #byName: Uint32Array | undefined;
  readonly #shuffled = new Map<number, Uint32Array>();

  constructor(generation: number, voices: readonly IndexedVoice[], period: Period = always) {
    this.generation = generation;
    this.period = period;
    this.#ids = voices.map(({ voiceId }) => voiceId);
    this.#names = voices.map(({ voiceArtistName }) => voiceArtistName);
    this.#bits = inEachGroup(
      (group) => new Map(filterValues[group].map((value) => [value, emptyBitset(voices.length)])),
    );
    for (const [place, voice] of voices.entries()) {
      for (const group of filterGroups)
        for (const value of voice[group]) {
          const bits = this.#bits[group].get(value);
          if (bits) setBit(bits, place);
        }
      if (voice.language !== null) this.#setHeard(place, voice.language);
    }
    this.#unfiltered = inEachGroup((group) => this.#countValues(group, countBits));
  }

  get size(): number {
    return this.#ids.length;
  }

  idAt(place: number): string {
    return this.#ids[place] as string;
  }

  /** The ids of one page, the total over all pages, and how many voices each value would leave. */
  search(query: LibraryQuery, sought: Sought = nothingSought): IndexPage {
    const { page, size, order } = query;
    const choices = this.#choices(query.filters, sought);
    const bits = intersection(choices.map((choice) => choice.bits));
    const skip = page * size;
    if (!bits && (order === undefined || order === "newest"))
      return { voiceIds: this.#ids.slice(skip, skip + size), total: this.size, facets: this.#unfiltered };
    const all = bits ?? fullBitset(this.size);
    const heard = order && this.#heardIn(languagesOf(query.filters, sought), all);
    const parts = heard ? [heard, without(all, heard)] : [all];
    const ranked = order === "best" ? parts.flatMap(sought.rank) : parts;
    const places = takePlaces(ranked, this.#walk(query), skip, size);
    const total = countBits(all);
    return {
      voiceIds: places.map((place) => this.idAt(place)),
      total,
      facets: inEachGroup((group) => this.#facet(group, choices, all)),
      ...(heard && { heardElements: countBits(heard) }),
      ...(total === 0 && choices.length > 0 && { waysOn: waysOn(choices, this.size) }),
    };
  }

  /** How many voices these filters find. */
  count(values: Partial<Record<FilterGroup, readonly string[]>>): number {
    const bits = intersection(
      filterGroups.flatMap((group) => {
        const sets = (values[group] ?? []).flatMap((value) => this.#bits[group].get(value) ?? []);
        return sets.length === 0 ? [] : [union(sets, this.size)];
      }),
    );
    return bits ? countBits(bits) : this.size;
  }

  #setHeard(place: number, tag: string): void {
    const language = tag.split("-", 1)[0]?.toLowerCase() ?? "";
    const bits = this.#heard.get(language) ?? emptyBitset(this.size);
    this.#heard.set(language, bits);
    setBit(bits, place);
  }

  /** Those of the voices that are heard in one of the languages; undefined where no language is asked for. */
  #heardIn(languages: readonly string[], voices: Bitset): Bitset | undefined {
    if (languages.length === 0) return undefined;
    const sets = languages.flatMap((language) => this.#heard.get(languageTags[language as Language]) ?? []);
    return intersection([union(sets, this.size), voices]);
  }

  /** All places in the order asked for; undefined where they stand in it already. */
  #walk({ order, seed }: LibraryQuery): Uint32Array | undefined {
    if (order === "name") return (this.#byName ??= placesByName(this.#names));
    return order === "shuffled" ? this.#shuffle(seed) : undefined;
  }

  #shuffle(seed: number): Uint32Array {
    const places = this.#shuffled.get(seed) ?? shuffledPlaces(this.#ids, seed);
    this.#shuffled.delete(seed);
    this.#shuffled.set(seed, places);
    if (this.#shuffled.size > mostShuffles) this.#shuffled.delete(this.#shuffled.keys().next().value ?? seed);
    return places;
  }

  /** What filters and words choose: in each group that has any, the voices with one of its values. */
  #choices(filters: VoiceFilters, sought: Sought): Choice[] {
    const groups = filterGroups.flatMap((group) => {
      const values = chosenOrNamed(filters, sought.values, group);
      const sets = values.flatMap((value) => this.#bits[group].get(value) ?? []);
      return sets.length === 0 ? [] : [{ dropped: { group }, bits: union(sets, this.size) }];
    });
    const words = sought.words.map(({ word, bits }) => ({ dropped: { word }, bits }));
    return [...groups, ...words];
  }

  /** How many voices each value of a group would leave with the other groups applied. */
  #facet(group: FilterGroup, choices: Choice[], all: Bitset): Record<string, number> {
    const others = choices.filter(({ dropped }) => !("group" in dropped && dropped.group === group));
    const around = others.length === choices.length ? all : intersection(others.map(({ bits }) => bits));
    return around ? this.#countValues(group, sharedCounter(around)) : this.#unfiltered[group];
  }

  #countValues(group: FilterGroup, count: (bits: Bitset) => number): Record<string, number> {
    return Object.fromEntries([...this.#bits[group]].map(([value, bits]) => [value, count(bits)]));
  }
}

const languagesOf = (filters: VoiceFilters, sought: Sought) =>
  chosenOrNamed(filters, sought.values, "languageNames");
