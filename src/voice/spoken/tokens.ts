import { english } from "./english.ts";
import { pauseAt } from "./pauses.ts";
import { numberReaders } from "./read-numbers-aloud.ts";
import { wordReader } from "./read-words-aloud.ts";
import type { Speech } from "./speech.ts";
import type { SpokenLanguage, SpokenToken } from "./token.ts";
import { turkish } from "./turkish.ts";

const speeches: Record<SpokenLanguage, Speech> = { TURKISH: turkish, ENGLISH: english };
const readers = {
  TURKISH: { numbers: numberReaders(turkish, "TURKISH"), word: wordReader(turkish, "TURKISH") },
  ENGLISH: { numbers: numberReaders(english, "ENGLISH"), word: wordReader(english, "ENGLISH") },
};

const blank = /[^\S\n]+/y;
const marks = /[.,;:!?…\n](?:[.,;:!?…]|\s*\n)*|[–—]|-(?=\s)/y;
const isLetter = /\p{L}/u;
const beginsNumber = /[\d$€£₺%+(−-]/;
const goesOn = /[\p{L}\d]/u;

/** The pieces of a text in reading order. */
export function* spokenTokens(text: string, language: SpokenLanguage): Generator<SpokenToken> {
  const { symbols, range } = speeches[language];
  const { numbers, word } = readers[language];
  let at = 0;
  while (at < text.length) {
    blank.lastIndex = at;
    if (blank.test(text)) {
      at = blank.lastIndex;
      continue;
    }
    const start = at;
    const sign = text[at] ?? "";
    const read = isLetter.test(sign)
      ? word(text, at)
      : beginsNumber.test(sign)
        ? numbers(text, at)
        : undefined;
    if (read) {
      at = read.end;
      yield { start, end: at, said: read.said, pause: undefined };
      continue;
    }
    const isBetweenNumbers =
      /[-–]/.test(sign) && /\d/.test(text[at - 1] ?? "") && /\d/.test(text[at + 1] ?? "");
    marks.lastIndex = at;
    if (isBetweenNumbers) {
      at += 1;
      if (range) yield { start, end: at, said: range, pause: undefined };
    } else if (marks.test(text)) {
      at = marks.lastIndex;
      if (!goesOn.test(text[at] ?? "") || text.slice(start, at).includes("\n")) {
        yield { start, end: at, said: "", pause: pauseAt(text.slice(start, at)) };
      }
    } else {
      at += 1;
      const said = symbols[sign];
      if (said) yield { start, end: at, said, pause: undefined };
    }
  }
}
