import {
  artistFields,
  enumerationFields,
  type EnumerationField,
  type FieldValue,
} from "#contract/constants/artist-fields.ts";
import type { ArtistState, FilterGroup, SampleKind } from "#contract/constants/enumerations.ts";
import { languageTags } from "#contract/constants/language-tags.ts";
import { locales, type Locale } from "#contract/constants/site-languages.ts";
import type { Language } from "#contract/voices/voices.ts";
import { isDay } from "#server/clock/agency-day.ts";
import { say, type Sentence } from "#server/http/language/sentences.ts";
import { foldPhrase } from "#server/db/text/fold.ts";
import { searchTables } from "#server/voices/search/meanings.ts";
import { SortedWords } from "#server/voices/search/sorted-words.ts";
import { andWord, genderWords, stateWords, yesNoWords } from "./value-words.ts";

/** The words of each value by language, the written one first; a language may have none yet. */
type Words = Record<string, Partial<Record<Locale, string[]>>>;

const fromSearch = (group: FilterGroup): Words => {
  const words: Words = {};
  for (const locale of locales)
    for (const [value, names] of Object.entries(searchTables[locale]?.words[group] ?? {}))
      words[value] = { ...words[value], [locale]: names };
  return words;
};

const fromSentences = (table: Record<string, Sentence>): Words =>
  Object.fromEntries(
    Object.entries(table).map(([value, sentence]) => [
      value,
      Object.fromEntries(locales.map((locale) => [locale, say(locale, sentence).split(", ")])) as Record<
        Locale,
        string[]
      >,
    ]),
  );

const andWords = new Set(locales.map((locale) => foldPhrase(say(locale, andWord))));
const separator = /[,;|\n•/]/;
/** What may part two entries, or stand in one. */
const joint = /\s[-–—](?=\s)|\s\p{L}+(?=\s)|[&+]/gu;

/** The values of one kind, by their words in any language and by their codes. */
export class Values<Value extends string> {
  readonly #words: Words;
  readonly #byWord = new Map<string, Value | undefined>();
  readonly #readOther: (text: string) => Value | undefined;

  /** `readOther` knows what no list of words holds. */
  constructor(words: Words, readOther: (text: string) => Value | undefined = () => undefined) {
    this.#words = words;
    this.#readOther = readOther;
    for (const [value, byLocale] of Object.entries(words))
      for (const word of Object.values(byLocale).flatMap((names) => names.slice(1)))
        this.#add(word, value as Value);
    // What is written, and codes, mean one thing, whatever else is called so.
    for (const [value, byLocale] of Object.entries(words))
      for (const word of [value, ...Object.values(byLocale).flatMap(([first = value]) => first)])
        this.#byWord.set(foldPhrase(word), value as Value);
  }

  /** A word of two values means neither. */
  #add(word: string, value: Value): void {
    const folded = foldPhrase(word);
    this.#byWord.set(
      folded,
      this.#byWord.has(folded) && this.#byWord.get(folded) !== value ? undefined : value,
    );
  }

  /** The value that a cell names; undefined where it names none. */
  read(text: string): Value | undefined {
    return this.#byWord.get(foldPhrase(text)) ?? this.#readOther(text.trim());
  }

  /** The entries of a cell that lists several, however they are parted; a value that holds such a sign stays one. */
  split(text: string): string[] {
    if (this.read(text) !== undefined) return [text];
    return text.split(separator).flatMap((part) => (part.trim() === "" ? [] : this.#splitPart(part.trim())));
  }

  #splitPart(part: string): string[] {
    if (this.read(part) !== undefined) return [part];
    const joints = [...part.matchAll(joint)].filter(
      ([sign]) => !/\p{L}/u.test(sign) || andWords.has(foldPhrase(sign)),
    );
    const halves = joints.map(({ 0: sign, index }) => [
      part.slice(0, index).trim(),
      part.slice(index + sign.length).trim(),
    ]);
    // Where neither half is known, nothing says that there are two.
    const isKnown = (text = "") => this.read(text) !== undefined;
    const known = halves.findLast(([left]) => isKnown(left)) ?? halves.find(([, right]) => isKnown(right));
    return known ? known.flatMap((half) => this.#splitPart(half)) : [part];
  }

  /** What a word may have been meant for: it begins as one value's words do, or has a slip. */
  guess(text: string): Value | undefined {
    const folded = foldPhrase(text);
    const words = [...this.#byWord.keys()].toSorted();
    const begun = words.filter((word) => folded.length > 1 && word.startsWith(folded));
    const alike = begun.length > 0 ? begun : [new SortedWords(words).spelling(folded) ?? ""];
    const meant = new Set(alike.map((word) => this.#byWord.get(word)));
    return meant.size === 1 ? [...meant][0] : undefined;
  }

  /** All values as they are written. */
  written(locale: Locale): string[] {
    return Object.keys(this.#words).map((value) => this.write(value, locale));
  }

  /** The value as it is written. */
  write(value: string, locale: Locale): string {
    return this.#words[value]?.[locale]?.[0] ?? value;
  }
}

const languageOf = new Map(
  Object.entries(languageTags).map(([language, tag]) => [tag, language as Language]),
);
/** What a tag or a code of three letters may be called that means one of these languages. */
const otherTags: Record<string, Language> = {
  no: "NORWEGIAN",
  nn: "NORWEGIAN",
  kmr: "KURDISH",
  ckb: "KURDISH",
};

/** The language of a tag such as tr, en-US or tur; undefined for any other text. */
export function languageOfTag(tag: string): Language | undefined {
  if (!/^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i.test(tag)) return undefined;
  const { language } = new Intl.Locale(tag.replace("_", "-"));
  return languageOf.get(language) ?? otherTags[language];
}

/** Words of values with others behind them. */
const withMore = (words: Words, more: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([value, byLocale]) => [
      value,
      Object.fromEntries(
        locales.map((locale) => [locale, [...(byLocale[locale] ?? []), ...(more[value]?.[locale] ?? [])]]),
      ) as Words[string],
    ]),
  );

const ofFields = Object.fromEntries(
  enumerationFields.map((field) => [field, new Values(fromSearch(artistFields[field].group))]),
) as { [F in EnumerationField]: Values<FieldValue<F>> };

export const values = {
  ...ofFields,
  gender: new Values<FieldValue<"gender">>(
    withMore(fromSearch(artistFields.gender.group), fromSentences(genderWords)),
  ),
  languages: new Values<Language>(fromSearch(artistFields.languages.group), languageOfTag),
  kind: new Values<SampleKind>(fromSearch("kind")),
  state: new Values<ArtistState>(fromSentences(stateWords)),
  yesNo: new Values<"yes" | "no">(fromSentences(yesNoWords)),
};

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const localDay = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
/** Programs write it where a column holds moments. */
const midnight = /[ T]0?0:00(?::00(?:\.0+)?)?Z?$/;

/** A day as 2026-11-19, from that or from 19.11.2026; undefined for what is none. */
export function readDay(cell: string): string | undefined {
  const text = cell.replace(midnight, "");
  const local = localDay.exec(text);
  const day = local ? `${local[3]}-${local[2]?.padStart(2, "0")}-${local[1]?.padStart(2, "0")}` : text;
  return isoDay.test(day) && isDay(day) ? day : undefined;
}
