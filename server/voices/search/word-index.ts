import { type Bitset, emptyBitset, setBit } from "#server/voices/bitset.ts";
import { fold, wordPattern } from "#server/db/text/fold.ts";
import { type Range, SortedWords } from "./sorted-words.ts";

/** The places where a word is found: exactly, as the beginning of a word, by a slip; in this order the better ones. */
export type Matches = Record<"exact" | "beginning" | "slip", Bitset | undefined>;

/** Which words stand at which places. The places of a word stand in a row, and those of its neighbour behind them. */
export class WordIndex {
  readonly #size: number;
  readonly #words: SortedWords;
  readonly #starts: Uint32Array;
  readonly #places: Uint32Array;

  constructor(size: number, words: SortedWords, starts: Uint32Array, places: Uint32Array) {
    this.#size = size;
    this.#words = words;
    this.#starts = starts;
    this.#places = places;
  }

  has(word: string): boolean {
    return this.#words.find(word) !== undefined;
  }

  /** Where a folded word is found. A slip is looked for where nothing else is there; one letter begins nothing. */
  match(word: string): Matches {
    const at = this.#words.find(word);
    const exact = at === undefined ? undefined : this.#bits([{ from: at, to: at + 1 }]);
    if (word.length === 1) return { exact, beginning: undefined, slip: undefined };
    const { from, to } = this.#words.beginningWith(word);
    const beginning = this.#bits([{ from: at === undefined ? from : at + 1, to }]);
    const slip = from === to ? this.#bits(this.#words.slips(word)) : undefined;
    return { exact, beginning, slip };
  }

  #bits(ranges: readonly Range[]): Bitset | undefined {
    const filled = ranges.filter(({ from, to }) => from < to);
    if (filled.length === 0) return undefined;
    const bits = emptyBitset(this.#size);
    for (const { from, to } of filled) {
      const end = this.#starts[to] as number;
      for (let at = this.#starts[from] as number; at < end; at++) setBit(bits, this.#places[at] as number);
    }
    return bits;
  }
}

function add(numbers: Uint32Array, at: number, more: number): void {
  numbers[at] = (numbers[at] as number) + more;
}

/** Collects texts in the order of their places, and makes the index of their words. */
export class WordIndexBuilder {
  readonly #numbers = new Map<string, number>();
  /** The numbers by the words as they stand in the texts: folding takes most of the time. */
  readonly #written = new Map<string, number>();
  /** By word: the newest place that has it. */
  readonly #newest: number[] = [];
  // An entry for every word of a place, in the order of the places.
  readonly #entries: number[] = [];
  readonly #entryPlaces: number[] = [];

  add(place: number, text: string): void {
    for (const written of text.match(wordPattern) ?? []) {
      const number = this.#written.get(written) ?? this.#numberOf(written);
      if (this.#newest[number] === place) continue;
      this.#newest[number] = place;
      this.#entries.push(number);
      this.#entryPlaces.push(place);
    }
  }

  /** The index of `size` places. */
  build(size: number): WordIndex {
    const words = [...this.#numbers.keys()].toSorted();
    const ranks = new Uint32Array(words.length);
    for (const [rank, word] of words.entries()) ranks[this.#numbers.get(word) ?? 0] = rank;

    // How many places a word has, then where those of each word begin, then the places themselves.
    const count = this.#entries.length;
    const starts = new Uint32Array(words.length + 1);
    for (let nth = 0; nth < count; nth++) add(starts, this.#rankAt(ranks, nth) + 1, 1);
    for (let rank = 1; rank < starts.length; rank++) add(starts, rank, starts[rank - 1] as number);
    const free = starts.slice();
    const places = new Uint32Array(count);
    for (let nth = 0; nth < count; nth++) {
      const rank = this.#rankAt(ranks, nth);
      places[free[rank] as number] = this.#entryPlaces[nth] as number;
      add(free, rank, 1);
    }
    return new WordIndex(size, new SortedWords(words), starts, places);
  }

  #rankAt(ranks: Uint32Array, entry: number): number {
    return ranks[this.#entries[entry] as number] as number;
  }

  #numberOf(written: string): number {
    const word = fold(written);
    const number = this.#numbers.get(word) ?? this.#numbers.size;
    this.#numbers.set(word, number);
    this.#written.set(written, number);
    return number;
  }
}
