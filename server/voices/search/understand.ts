import type { UnderstoodPart } from "#contract/voice-requests/requests.ts";
import type { UnderstoodWord } from "#contract/voices/voices.ts";
import { mostWords, splitWords, type Word } from "#server/db/text/fold.ts";
import { hasLongerName, meaningOf, type Value } from "./meanings.ts";

/** A word of a search, or what stands in quotes, that is looked up. */
export interface Phrase {
  /** As it was typed, with its quotes. */
  typed: string;
  /** Folded. */
  words: string[];
}

/** A search as it is understood. */
export interface Understood {
  /** The words that name filters, as they were typed. */
  understood: UnderstoodWord[];
  /** What is left of it, as it was typed. */
  text: string;
  /** What of the text is looked up, each once. */
  phrases: Phrase[];
}

// From how many places on words are tried whether they mean something: 200 letters can be 100 words.
const mostTried = 24;

/** One word or several of a search; `values` is undefined where they mean nothing. */
interface Piece extends Phrase {
  values?: readonly Value[];
  /** Where it stands in the text. */
  from: number;
}

const parts = /[“”"][^“”"]*[“”"]|[^“”"]+/g;
const quote = /^[“”"]/;
const apostrophe = /^['’]$/;

/** The words of a part, each with the ending that stands behind its apostrophe: "Türkçe’de" is one word. */
function splitPart(part: string): Word[] {
  const words: Word[] = [];
  for (const word of splitWords(part)) {
    const before = words.at(-1);
    if (before && before.folded.length > 2 && apostrophe.test(part.slice(before.to, word.from)))
      before.to = word.to;
    else words.push(word);
  }
  return words;
}

/** The piece that the words begin with: the longest name of a value, else the first word. */
function firstPiece(part: string, words: readonly Word[], isName: (word: string) => boolean): Piece {
  let most = 1;
  while (most < words.length && hasLongerName(foldedOf(words.slice(0, most)).join(" "))) most += 1;
  for (let count = most; count > 0; count--) {
    const piece = plainPiece(part, words.slice(0, count));
    const values = meaningOf(piece.words.join(" "), () => piece.words.some(isName));
    if (values) return { ...piece, values };
  }
  return plainPiece(part, words.slice(0, 1));
}

const foldedOf = (words: readonly Word[]) => words.map(({ folded }) => folded);

const plainPiece = (part: string, words: readonly Word[]): Piece => ({
  typed: part.slice(words[0]?.from, words.at(-1)?.to),
  words: foldedOf(words),
  from: words[0]?.from ?? 0,
});

function* readPieces(q: string, isName: (word: string) => boolean, most = mostTried): Generator<Piece> {
  let tried = 0;
  for (const { 0: part, index } of q.matchAll(parts)) {
    if (quote.test(part)) {
      yield { typed: part, words: foldedOf(splitWords(part)), from: index };
      continue;
    }
    let words = splitPart(part);
    while (words.length > 0) {
      tried += 1;
      const piece = tried > most ? plainPiece(part, words) : firstPiece(part, words, isName);
      yield { ...piece, from: index + piece.from };
      words = words.slice(piece.words.length);
    }
  }
}

/**
 * Understands what is searched for, whatever its language: values and fillers are taken out, the rest is searched. Words in
 * quotes are never understood, and keep their quotes. `isName` tells whether a folded word stands in an artist's name.
 */
export function understand(q: string, isName: (word: string) => boolean): Understood {
  const pieces = [...readPieces(q, isName)].filter(({ words }) => words.length > 0);
  const left = pieces.filter(({ values }) => values === undefined);
  return {
    understood: pieces.flatMap(({ typed, values = [] }) =>
      values.map((value): UnderstoodWord => ({ word: typed, ...value })),
    ),
    text: left.map(({ typed }) => typed).join(" "),
    phrases: lookedUp(left),
  };
}

/** The words of a whole text that name filters, and where they stand in it, in UTF-16 units. */
export const understoodParts = (text: string): UnderstoodPart[] =>
  [...readPieces(text, () => false, Infinity)].flatMap(({ typed, from, values = [] }) =>
    values.map((value) => ({ from, to: from + typed.length, ...value })),
  );

/** The first phrases that have no more words together than are looked up, each once. */
function lookedUp(pieces: readonly Piece[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  let room = mostWords;
  for (const { typed, words } of pieces) {
    const key = words.join(" ");
    if (phrases.has(key)) continue;
    room -= words.length;
    if (room < 0) break;
    phrases.set(key, { typed, words });
  }
  return [...phrases.values()];
}
