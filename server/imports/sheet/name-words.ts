import { locales } from "#contract/constants/site-languages.ts";
import { foldPhrase } from "#server/db/text/fold.ts";
import { say, type Sentence } from "#server/http/language/sentences.ts";

const partWords: Sentence = /*i18n*/ {
  id: "import.name-part",
  message: "name, names, surname, surnames, forename, nickname",
  comment: "Words that mean a name, or a part of one, in headings of a spreadsheet, parted by commas",
};
const kindWords: Sentence = /*i18n*/ {
  id: "import.name-kind",
  message:
    "first, last, middle, second, given, family, full, maiden, stage, birth, legal, real, other, artist, actor, actress, talent, voice, speaker, person, and, of, s, the",
  comment:
    "Words that may stand beside “name” in the heading of a column that holds persons’ names, parted by commas",
};

const foldedWords = (sentence: Sentence) =>
  new Set(locales.flatMap((locale) => say(locale, sentence).split(", ")).map((word) => foldPhrase(word)));
const parts = foldedWords(partWords);
const kinds = foldedWords(kindWords);

/** Whether a heading is about a person's name, and nothing else. */
export function meansName(heading: string): boolean {
  const words = foldPhrase(heading)
    .split(" ")
    .filter((word) => !/^\d*$/.test(word));
  return words.some((word) => parts.has(word)) && words.every((word) => parts.has(word) || kinds.has(word));
}
