import {
  type Bitset,
  eachPlace,
  emptyBitset,
  hasBit,
  intersection,
  setBit,
  union,
} from "#server/voices/bitset.ts";
import type { LibraryQuery } from "#server/voices/library-query.ts";
import type { LibraryArtist } from "#server/voices/sql.ts";
import type { Period } from "#server/voices/visible.ts";
import type { IndexPage, VoiceIndex } from "#server/voices/voice-index.ts";
import { understand } from "./understand.ts";
import type { Matches, WordIndex } from "./word-index.ts";

const bitsOf = ({ exact, beginning, slip }: Matches): Bitset[] =>
  [exact, beginning, slip].filter((bits) => bits !== undefined);

/** Where a word is found; the better places first. */
type Tiers = (Bitset | undefined)[];

/** The voices that all words of a phrase are found in, and where each word is. */
interface Found {
  bits: Bitset;
  tiers: Tiers[];
}

/** The words of each voice, by where they stand. */
export interface IndexedWords {
  names: WordIndex;
  titles: WordIndex;
  texts: WordIndex;
}

/**
 * The words of artists' names, and of titles and texts of samples, of one generation of the library, in memory, with the index of its filters. Derived
 * from the database like that, and replaced whole.
 */
export class SearchIndex {
  readonly voices: VoiceIndex;
  /** The artist of every voice: the same object for all of an artist's. */
  readonly #artists: readonly LibraryArtist[];
  readonly #samples = new Map<LibraryArtist, number>();
  readonly #names: WordIndex;
  readonly #titles: WordIndex;
  readonly #texts: WordIndex;

  constructor(voices: VoiceIndex, artists: readonly LibraryArtist[], words: IndexedWords) {
    this.voices = voices;
    this.#artists = artists;
    for (const artist of artists) this.#samples.set(artist, (this.#samples.get(artist) ?? 0) + 1);
    this.#names = words.names;
    this.#titles = words.titles;
    this.#texts = words.texts;
  }

  get generation(): number {
    return this.voices.generation;
  }

  get period(): Period {
    return this.voices.period;
  }

  /** One page of what is searched for. A phrase that no voice has is not looked for: with it nothing would be found. */
  search(query: LibraryQuery): IndexPage {
    const { understood, text, phrases } = understand(query.q, (word) => this.#names.has(word));
    const sought = phrases.map(({ typed, words }) => ({ word: typed, ...this.#find(words) }));
    const [known, unknown] = [sought.filter(isFound), sought.filter((one) => !isFound(one))];
    const tiers = known.flatMap((one) => one.tiers);
    const rank = (voices: Bitset) => rankBy(tiers, voices, this.voices.size);
    return {
      ...this.voices.search(query, { values: understood, words: known, rank }),
      understood,
      text,
      unknown: unknown.map(({ word }) => word),
    };
  }

  /** The voices in whose names, titles and texts all these folded words are found. */
  #find(words: readonly string[]): Found {
    const { size } = this.voices;
    const tiers = words.map((word) => this.#tiersOf(word));
    const each = tiers.map((own) =>
      union(
        own.filter((bits) => bits !== undefined),
        size,
      ),
    );
    return { bits: intersection(each) ?? emptyBitset(size), tiers };
  }

  #tiersOf(word: string): Tiers {
    const matches = [this.#names, this.#titles, this.#texts].map((index) => index.match(word));
    return matches.flatMap(({ exact, beginning, slip }) => [exact, beginning, slip]);
  }

  /** Up to `most` artists in whose names all these folded words are found, the best first; how many samples each has. */
  findArtists(words: readonly string[], most: number): (LibraryArtist & { samples: number })[] {
    const found = new Set<LibraryArtist>();
    for (const place of this.#inOrder(this.#names, words)) {
      found.add(this.#artists[place] as LibraryArtist);
      if (found.size === most) break;
    }
    return [...found].map((artist) => ({ ...artist, samples: this.#samples.get(artist) ?? 0 }));
  }

  /** The ids of up to `most` voices in whose texts all these folded words are found, the best first. */
  findTexts(words: readonly string[], most: number): string[] {
    const found: string[] = [];
    for (const place of this.#inOrder(this.#texts, words)) {
      found.push(this.voices.idAt(place));
      if (found.length === most) break;
    }
    return found;
  }

  /** The places where all words are found; those first that have the last one, which is being typed, exactly. */
  *#inOrder(index: WordIndex, words: readonly string[]): Generator<number> {
    const matches = words.map((word) => index.match(word));
    const last = matches.pop();
    const before = matches.map((one) => union(bitsOf(one), this.voices.size));
    for (const bits of last ? bitsOf(last) : []) yield* eachPlace(intersection([bits, ...before]) ?? bits);
  }
}

const isFound = ({ bits }: Found) => bits.some((word) => word !== 0);

/** The place among the tiers of the first one that has a voice. */
function tierAt(tiers: Tiers, place: number): number {
  for (let tier = 0; tier < tiers.length; tier++) {
    const bits = tiers[tier];
    if (bits && hasBit(bits, place)) return tier;
  }
  return tiers.length;
}

/** Parts voices by the sum of the tiers that their words are found in. */
function rankBy(words: readonly Tiers[], voices: Bitset, size: number): Bitset[] {
  const ranked: Bitset[] = [];
  for (const place of eachPlace(voices)) {
    let rank = 0;
    for (const tiers of words) rank += tierAt(tiers, place);
    setBit((ranked[rank] ??= emptyBitset(size)), place);
  }
  return ranked.filter((part) => part !== undefined);
}
