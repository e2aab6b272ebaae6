import type { FilterGroup } from "#contract/constants/enumerations.ts";
import type { UnderstoodWord } from "#contract/voices/voices.ts";
import tables from "#locales/compiled/search-words.json" with { type: "json" };
import { foldPhrase } from "#server/db/text/fold.ts";
import { SortedWords } from "./sorted-words.ts";

/** What `locales/search/{language}.json` holds; every word as people write it, of one word or of several. */
export interface SearchWords {
  /** What says nothing of a voice. */
  fillers: string[];
  /** What may follow a word that means something, several in a row. */
  endings: string[];
  /** The words that stand under more than one value, on purpose. */
  severalMeanings: string[];
  words: Record<FilterGroup, Record<string, string[]>>;
}

/** A value of a group of filters. */
export type Value = { [G in FilterGroup]: Omit<Extract<UnderstoodWord, { group: G }>, "word"> }[FilterGroup];

// An ending may follow a word of this many letters: "bay" is not meant by "bayi".
const leastStem = 4;
// A word with a slip has at least so many letters left.
const leastTyped = 4;
// No name with its endings is longer, and no word has more endings.
const mostLetters = 40;
const mostStems = 6;
const digit = /\d/;

/** The words of one language. */
class Meanings {
  readonly #values = new Map<string, Value[]>();
  readonly #endings: ReadonlySet<string>;
  readonly #longestEnding: number;
  readonly #names: SortedWords;
  /** What names of several words begin with: all of their words but the last. */
  readonly #heads = new Set<string>();

  constructor({ fillers, endings, words }: SearchWords) {
    for (const filler of fillers) this.#values.set(foldPhrase(filler), []);
    for (const [group, values] of Object.entries(words))
      for (const [value, written] of Object.entries(values))
        for (const word of new Set(written.map(foldPhrase))) this.#add(word, { group, value } as Value);
    this.#endings = new Set(endings.map(foldPhrase));
    this.#longestEnding = Math.max(0, ...endings.map((ending) => ending.length));
    const named = [...this.#values].filter(([word, values]) => values.length > 0 && !digit.test(word));
    this.#names = new SortedWords(named.map(([word]) => word).toSorted());
    for (const word of this.#values.keys()) {
      const parts = word.split(" ");
      for (let count = 1; count < parts.length; count++) this.#heads.add(parts.slice(0, count).join(" "));
    }
  }

  #add(word: string, value: Value): void {
    this.#values.set(word, [...(this.#values.get(word) ?? []), value]);
  }

  exact(word: string): Value[] | undefined {
    return this.#values.get(word);
  }

  /** What the longest part of the word means that only endings follow. */
  withEnding(word: string): Value[] | undefined {
    for (const stem of this.#stems(word)) {
      const values = this.#values.get(stem);
      if (values) return values;
    }
    return undefined;
  }

  /** What is meant by a word, with endings or without, in which one letter is wrong. */
  withSlip(word: string): Value[] | undefined {
    for (const stem of [word, ...this.#stems(word)]) {
      const meant = stem.length < leastTyped ? undefined : this.#names.spelling(stem);
      if (meant !== undefined) return this.#values.get(meant);
    }
    return undefined;
  }

  /** Whether a name of several words begins with these. */
  hasLonger(words: string): boolean {
    return this.#heads.has(words);
  }

  /** The word without one ending, two and so on, the longest first. */
  #stems(word: string): string[] {
    const stems = new Set<string>();
    // Where a stem may end: behind it stand only endings.
    const ends = [word.length];
    for (const end of ends)
      for (let from = end - 1; from >= leastStem && end - from <= this.#longestEnding; from--)
        if (
          this.#endings.has(word.slice(from, end)) &&
          word[from - 1] !== " " &&
          !stems.has(word.slice(0, from))
        ) {
          stems.add(word.slice(0, from));
          ends.push(from);
        }
    return [...stems].toSorted((a, b) => b.length - a.length).slice(0, mostStems);
  }
}

/** What is understood, by language. */
export const searchTables: Record<string, SearchWords> = tables;

const languages = Object.values(searchTables).map((table) => new Meanings(table));

/** Whether a name of more words begins with these. */
export const hasLongerName = (words: string): boolean => languages.some((one) => one.hasLonger(words));

/** What the languages together take a word for; undefined where none knows it. */
function inAllLanguages(find: (language: Meanings) => readonly Value[] | undefined): Value[] | undefined {
  const known = languages.map(find).filter((values) => values !== undefined);
  if (known.length === 0) return undefined;
  const values = new Map(known.flat().map((value) => [`${value.group} ${value.value}`, value]));
  return [...values.values()];
}

/**
 * The values that one or several folded words name in any language: exactly, with endings, or by a slip; none for a filler.
 * Undefined where they mean nothing. What is a name as it stands means only what it says exactly.
 */
export function meaningOf(words: string, isName: () => boolean): Value[] | undefined {
  const exact = inAllLanguages((language) => language.exact(words));
  if (exact || words.length > mostLetters || isName()) return exact;
  return (
    inAllLanguages((language) => language.withEnding(words)) ??
    (digit.test(words) ? undefined : inAllLanguages((language) => language.withSlip(words)))
  );
}
