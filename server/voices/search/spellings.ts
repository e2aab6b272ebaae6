/** From how many letters on a word forgives a slip. */
export const leastLetters = 5;

/** The word without each of its letters in turn. */
const shortened = (word: string): string[] =>
  Array.from({ length: word.length }, (_, place) => word.slice(0, place) + word.slice(place + 1));

/** Whether two words differ by a letter too few, too many, wrong, or swapped with the next. */
function isSlip(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [a, b] = [one.slice(from), other.slice(from)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1);
}

/** A few hundred words, and every way to misspell one of them by a slip: both without one letter are the same. */
export class Spellings {
  readonly #words = new Map<string, string[]>();

  constructor(words: readonly string[]) {
    for (const word of words) {
      if (word.length < leastLetters) continue;
      for (const form of new Set([word, ...shortened(word)]))
        this.#words.set(form, [...(this.#words.get(form) ?? []), word]);
    }
  }

  /** A word that the misspelt one may be. */
  find(misspelt: string): string | undefined {
    for (const form of [misspelt, ...shortened(misspelt)]) {
      const meant = this.#words.get(form)?.find((word) => isSlip(misspelt, word));
      if (meant !== undefined) return meant;
    }
    return undefined;
  }
}
