import type { Language } from "#contract/voices/voices.ts";
import type { Part } from "./part.ts";
import { pauseAt } from "./pauses.ts";

/** Letters to a syllable where vowels are not all written, or written otherwise than in Latin letters; else 2.4. */
const lettersPerSyllable: Partial<Record<Language, number>> = {
  ARABIC: 1.9,
  PERSIAN: 1.9,
  URDU: 1.9,
  HINDI: 1.4,
  GERMAN: 2.9,
  VIETNAMESE: 3,
};
const syllablesPerDigit = 2;

const piece = /([\p{L}\p{M}]+)|(\p{N}+)|[,;:،؛、।؟.!?…]+|\n/gu;

/** A text in a language whose rules are not known here: by letters. */
export function roughParts(text: string, language: Language): Part[] {
  const letters = lettersPerSyllable[language] ?? 2.4;
  return Array.from(text.matchAll(piece), ({ 0: all, 1: word, 2: number, index }) => ({
    start: index,
    end: index + all.length,
    pause: word || number ? undefined : pauseAt(all),
    syllables: word ? Math.max(word.length / letters, 1) : (number?.length ?? 0) * syllablesPerDigit,
  }));
}
