import { addressReader } from "./address.ts";
import { lettersAloud } from "./letters.ts";
import { oneOf } from "./one-of.ts";
import type { Speech } from "./speech.ts";
import type { Reader, SpokenLanguage } from "./token.ts";

const word = /[\p{L}\p{M}]+/uy;
const wordEnding = /(?:['’][\p{L}\p{M}]+)+/uy;
const isCapitals = /^\p{Lu}+$/u;
const hasVowel = /[AEIİOÖUÜÂÎÛY]/u;
/** A syllable after the other, as in ATOM: capitals that can be said as a word. */
const sayable = /^[^AEIİOÖUÜ]?[AEIİOÖUÜ](?:[^AEIİOÖUÜ]{1,2}[AEIİOÖUÜ])*[^AEIİOÖUÜ]?$/u;
const longestAcronym = 5;
const englishDate =
  /(January|February|March|April|May|June|July|August|September|October|November|December)[ ](\d{1,2})(?:st|nd|rd|th)?(?!\d|,\d|:)(?:,?[ ](\d{4})(?!\d))?/y;

/** Whether a whole line is written in capitals: then they say nothing about letters one by one. */
function isShouted(text: string, at: number): boolean {
  const start = text.lastIndexOf("\n", at) + 1;
  const end = text.indexOf("\n", at);
  const line = text.slice(start, end < 0 ? Math.min(text.length, at + 400) : end);
  return !/\p{Ll}/u.test(line) && (line.match(/\p{Lu}+/gu)?.length ?? 0) > 2;
}

function isSpelled(capitals: string, speech: Speech, text: string, at: number): boolean {
  if (!isCapitals.test(capitals) || capitals.length > longestAcronym) return false;
  if (speech.wordsInCapitals.has(capitals)) return false;
  if (!hasVowel.test(capitals)) return true;
  if (capitals.length > 3 && sayable.test(capitals)) return false;
  return !isShouted(text, at);
}

function withEnding(said: string, text: string, end: number) {
  wordEnding.lastIndex = end;
  const [ending = ""] = wordEnding.exec(text) ?? [];
  return { said: said + ending.replaceAll(/['’]/g, ""), end: end + ending.length };
}

/** Reads whatever begins with a letter. */
export function wordReader(speech: Speech, language: SpokenLanguage): Reader {
  const abbreviation = new RegExp(
    `(${oneOf(Object.keys(speech.abbreviations).filter((key) => /[.:/]$/.test(key)))})(?!\\p{L}|[.]\\p{L})`,
    "uy",
  );
  const address = addressReader(speech);
  const isWordOf = (single: string) => (language === "ENGLISH" ? /[AIO]/ : /[Oo]/).test(single);
  return (text, at) => {
    word.lastIndex = at;
    const [found = ""] = word.exec(text) ?? [];
    if (!found) return undefined;
    const end = at + found.length;
    const next = text[end] ?? "";
    if (/[.:@_+/\d-]/.test(next)) {
      const read = address(text, at);
      if (read) return read;
    }
    if (/[.:/]/.test(next)) {
      abbreviation.lastIndex = at;
      const key = abbreviation.exec(text)?.[1];
      const needsNumber = key !== undefined && /^no[.:]$/i.test(key);
      if (key !== undefined && (!needsNumber || /^[ \u00a0]?\d/.test(text.slice(at + key.length)))) {
        return withEnding(speech.abbreviations[key] ?? key, text, at + key.length);
      }
    }
    const short = Object.hasOwn(speech.abbreviations, found) ? speech.abbreviations[found] : undefined;
    if (short) return withEnding(short, text, end);
    if (language === "ENGLISH" && next === " ") {
      englishDate.lastIndex = at;
      const date = englishDate.exec(text);
      if (date) {
        const month = new Date(`${date[1]} 1, 2000`).getMonth() + 1;
        return { said: speech.date(Number(date[2]), month, date[3] ?? ""), end: at + date[0].length };
      }
    }
    const isLetterAlone = found.length === 1 && isCapitals.test(found) && !isWordOf(found);
    if (isLetterAlone || (found.length > 1 && isSpelled(found, speech, text, at))) {
      return withEnding(lettersAloud(found, speech), text, end);
    }
    wordEnding.lastIndex = end;
    const [ending = ""] = wordEnding.exec(text) ?? [];
    return { said: found + ending, end: end + ending.length };
  };
}
