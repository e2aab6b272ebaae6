/** From how many letters on a word forgives a slip. */
const leastLetters = 5;

/** Words from a place in the list to before another one. */
export interface Range {
  from: number;
  to: number;
}

// Behind every letter that a word can hold.
const last = "\uFFFF";

/** A word that was meant, perhaps: all that begin with it, or it alone. */
interface Meant {
  meant: string;
  isWhole: boolean;
}

/** Folded words in order: all that begin with some letters, and all that begin with what was meant by a slip. */
export class SortedWords {
  readonly #words: readonly string[];

  /** `words` stand in the order of their UTF-16 units, each once. */
  constructor(words: readonly string[]) {
    this.#words = words;
  }

  at(place: number): string {
    return this.#words[place] as string;
  }

  /** The place of a word; undefined where it is not there. */
  find(word: string): number | undefined {
    const place = this.#firstFrom(word, 0, this.#words.length);
    return this.#words[place] === word ? place : undefined;
  }

  /** The words that begin with these letters. */
  beginningWith(letters: string, from = 0, to = this.#words.length): Range {
    const first = this.#firstFrom(letters, from, to);
    const isThere = first < to && this.at(first).startsWith(letters);
    return { from: first, to: isThere ? this.#firstFrom(letters + last, first, to) : first };
  }

  /**
   * The words that begin with one that is a slip away: a letter too few, too many, wrong, or swapped with the next. A slip
   * in the last letter is forgiven in whole words only: otherwise anything that begins like it would be meant.
   */
  slips(word: string): Range[] {
    const found: Range[] = [];
    for (const { meant, isWhole, range } of this.#meant(word)) {
      if (!isWhole) found.push(range);
      else if (this.at(range.from) === meant) found.push({ from: range.from, to: range.from + 1 });
    }
    return found;
  }

  /** The longest whole word that is a slip away, in its last letter too: letters are left out more often than added. */
  spelling(word: string): string | undefined {
    const whole = [...this.#meant(word)].filter(({ meant, range }) => this.at(range.from) === meant);
    return whole.toSorted((a, b) => b.meant.length - a.meant.length)[0]?.meant;
  }

  /** What could have been meant, and the words that begin with it. */
  *#meant(word: string): Generator<Meant & { range: Range }> {
    for (let place = 0; place <= word.length; place++) {
      const { from, to } = this.beginningWith(word.slice(0, place));
      if (from === to) return;
      for (const part of this.#byNextLetter(place, from, to))
        for (const one of slipsAt(word, place, this.at(part.from).charAt(place))) {
          if (one.meant.length < leastLetters) continue;
          const range = this.beginningWith(one.meant, part.from, part.to);
          if (range.from < range.to) yield { ...one, range };
        }
    }
  }

  /** The words of a range, parted by the letter that they have at a place; the one that ends there is a part as well. */
  *#byNextLetter(place: number, from: number, to: number): Generator<Range> {
    let start = from;
    while (start < to) {
      const word = this.at(start);
      const end =
        word.length === place ? start + 1 : this.#firstFrom(word.slice(0, place + 1) + last, start, to);
      yield { from: start, to: end };
      start = end;
    }
  }

  /** The first place from which on no word stands before `key`. */
  #firstFrom(key: string, from: number, to: number): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.at(middle) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** What could have been meant if the slip is at `place` and the right letter there is `right`; none is the word's end. */
function slipsAt(word: string, place: number, right: string): Meant[] {
  const before = word.slice(0, place);
  const rest = word.slice(place);
  const isWhole = place === word.length - 1;
  const typed = rest.charAt(0);
  const next = rest.charAt(1);
  const meant: Meant[] = [];
  if (right !== typed && right !== "") {
    meant.push({ meant: before + right + rest, isWhole: false });
    meant.push({ meant: before + right + rest.slice(1), isWhole });
  }
  if (right === next && typed !== "") meant.push({ meant: before + rest.slice(1), isWhole });
  if (right === next && right !== typed && right !== "")
    meant.push({ meant: before + next + typed + rest.slice(2), isWhole: false });
  return meant;
}
