import { nameKey } from "./name-key.ts";

/** A word of a text: folded, and where it stands in the text. */
export interface Word {
  folded: string;
  from: number;
  to: number;
}

const marks = /[\u0300-\u036F]/g;
/** A word of a text, as it stands there. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** No more words are looked up, and no longer ones: names and the sentences of samples have fewer. */
export const mostWords = 12;
export const mostWordLetters = 40;

/** A word as it is searched: folded as names are (I, İ, ı and i are one letter), and without marks: ş is s, â is a. */
export const fold = (word: string): string => nameKey(word).normalize("NFD").replaceAll(marks, "");

/** The words of a text in their order; an apostrophe or a hyphen parts them. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: raw, index } of text.matchAll(wordPattern)) {
    const folded = fold(raw);
    if (folded !== "") words.push({ folded, from: index, to: index + raw.length });
  }
  return words;
}

/** One or several words as they are looked up: folded, with single spaces. */
export const foldPhrase = (text: string): string =>
  splitWords(text)
    .map(({ folded }) => folded)
    .join(" ");
