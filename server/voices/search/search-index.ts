import {
  type Bitset,
  eachPlace,
  emptyBitset,
  fullBitset,
  hasBit,
  intersection,
  setBit,
  union,
} from "#server/voices/bitset.ts";
import type { LibraryQuery } from "#server/voices/library-query.ts";
import type { LibraryArtist } from "#server/voices/sql.ts";
import type { Period } from "#server/voices/visible.ts";
import { nothingSought, type IndexPage, type Sought, type VoiceIndex } from "#server/voices/voice-index.ts";
import { understand } from "./understand.ts";
import type { Matches, WordIndex } from "./word-index.ts";

const bitsOf = ({ exact, beginning, slip }: Matches): Bitset[] =>
  [exact, beginning, slip].filter((bits) => bits !== undefined);

/** Where a word is found; the better places first. */
type Tiers = (Bitset | undefined)[];

const tiersOf = (names: Matches, texts: Matches): Tiers =>
  [names, texts].flatMap(({ exact, beginning, slip }) => [exact, beginning, slip]);

/** The voices that all words are found in, and how well they match. */
export interface Found extends Pick<Sought, "rank"> {
  found: Bitset;
}

/**
 * The words of artists' names and samples of one generation of the library, in memory, with the index of its filters. Derived
 * from the database like that, and replaced whole.
 */
export class SearchIndex {
  readonly voices: VoiceIndex;
  /** The artist of every voice: the same object for all of an artist's. */
  readonly #artists: readonly LibraryArtist[];
  readonly #samples = new Map<LibraryArtist, number>();
  readonly #names: WordIndex;
  readonly #texts: WordIndex;

  constructor(voices: VoiceIndex, artists: readonly LibraryArtist[], names: WordIndex, texts: WordIndex) {
    this.voices = voices;
    this.#artists = artists;
    for (const artist of artists) this.#samples.set(artist, (this.#samples.get(artist) ?? 0) + 1);
    this.#names = names;
    this.#texts = texts;
  }

  get generation(): number {
    return this.voices.generation;
  }

  get period(): Period {
    return this.voices.period;
  }

  /** One page of what is searched for. */
  search(query: LibraryQuery): IndexPage {
    const { understood, text, words } = understand(query.q, (word) => this.#names.has(word));
    const found = words.length > 0 ? this.find(words) : undefined;
    const sought = { ...nothingSought, ...found, values: understood };
    return { ...this.voices.search(query, sought), understood, text };
  }

  /** The voices in whose names and texts all these folded words are found. */
  find(words: readonly string[]): Found {
    const { size } = this.voices;
    const tiers: Tiers[] = [];
    let found = fullBitset(size);
    for (const word of words) {
      const own = tiersOf(this.#names.match(word), this.#texts.match(word));
      tiers.push(own);
      const any = union(
        own.filter((bits) => bits !== undefined),
        size,
      );
      found = intersection([found, any]) ?? any;
      // The other words can only take away.
      if (found.every((bits) => bits === 0)) break;
    }
    return { found, rank: (some) => rankBy(tiers, some, size) };
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
