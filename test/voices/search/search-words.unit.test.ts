import { expect, test } from "vitest";
import type { UnderstoodWord } from "#contract/voices/voices.ts";
import { beginnings } from "#src/features/voices/search/beginnings.ts";
import {
  quotedPhrase,
  shownSearch,
  typedWord,
  withoutWord,
  withQuoted,
  withText,
  type ShownSearch,
} from "#src/features/voices/search/search-words.ts";
import * as fc from "#test/support/generated.ts";

const warm = { word: "sıcak", group: "voiceColorNames", value: "WARM" } as const;
const turkish = { word: "türkçe", group: "languageNames", value: "TURKISH" } as const;
const teen = { word: "genç", group: "ageRangeNames", value: "TEEN" } as const;
const young = { word: "genç", group: "ageRangeNames", value: "YOUNG_ADULT" } as const;
const wordsOf = (typed: string) => typed.split(" ").filter(Boolean);
const looks = ({ chips, text }: ShownSearch) => [...chips.map(({ word }) => `[${word}]`), text].join(" ");

test.each([
  ["sıcak türkçe kar", [warm, turkish], "[sıcak] [türkçe] kar"],
  ["kar sıcak tanesi", [warm], "[sıcak] kar tanesi"],
  ["genç masal", [teen, young], "[genç] masal"],
  ["sıcak sıcak", [warm, warm], "[sıcak] [sıcak] "],
  ["sıcakkanlı sıcak", [warm], "[sıcak] sıcakkanlı"],
  ['"sıcak" sıcak', [warm], '[sıcak] "sıcak"'],
  ["masal", [warm], "masal"],
] as [string, UnderstoodWord[], string][])("%s is shown as %j", (q, understood, shown) => {
  expect(looks(shownSearch(q, { understood }))).toBe(shown);
});

test("fillers, which the server leaves out of the text, are not shown", () => {
  const search = shownSearch("sıcak bir ses kar", { understood: [warm], text: "kar" });
  expect(looks(search)).toBe("[sıcak] kar");
  expect(search.q).toBe("sıcak bir ses kar");
});

test("a chip turns back into its word in its place, in quotes; the others stay chips", () => {
  const search = shownSearch("kar sıcak türkçe masal", { understood: [warm, turkish] });
  const [first, second] = search.chips;
  if (!first || !second) throw new Error("no chips");
  const once = withQuoted(search, first);
  expect(once.q).toBe('kar "sıcak" türkçe masal');
  expect(looks(once)).toBe('[türkçe] kar "sıcak" masal');
  const [left] = once.chips;
  expect(left && withQuoted(once, left).q).toBe('kar "sıcak" "türkçe" masal');
});

test("the chips stand before a text that is edited", () => {
  const { chips } = shownSearch("kar sıcak", { understood: [warm] });
  expect(withText(chips, "kara ").q).toBe("sıcak kara ");
});

test("however a search is understood, its chips and its text hold every word of it", () => {
  const word = fc.constantFrom("sıcak", "türkçe", "genç", "kar", '"sıcak kar"', "sıcakça");
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const q = words.join(" ");
      const understood = [warm, turkish, teen].filter((meaning) => words.includes(meaning.word));
      const { chips, text } = shownSearch(q, { understood });
      const held = [...chips.map((chip) => chip.word), ...wordsOf(text)];
      expect(held.toSorted()).toEqual(wordsOf(q).toSorted());
    }),
  );
});

test("the word that is being typed ends at the caret or goes on behind it, never inside quotes", () => {
  expect(typedWord("sıcak kar", 9)).toEqual({ word: "kar", from: 6, to: 9 });
  expect(typedWord("sıcak kar", 3)).toEqual({ word: "sıcak", from: 0, to: 5 });
  expect(typedWord("sıcak ", 6)).toBeUndefined();
  expect(typedWord('"elif kar', 9)).toBeUndefined();
  expect(typedWord('"elif" kar', 10)?.word).toBe("kar");
});

test("a word is dropped where it stands alone; a phrase goes with its quotes", () => {
  expect(withoutWord("karanlık kar tanesi", "kar")).toBe("karanlık tanesi");
  expect(withoutWord('masal "elif kara" sıcak', '"elif kara"')).toBe("masal sıcak");
});

test("a phrase that has no room is cut between words, and keeps its quotes", () => {
  expect(quotedPhrase("Karanlıkta bir “ışık” yandı…", 100)).toBe('"Karanlıkta bir ışık yandı"');
  expect(quotedPhrase("Karanlıkta bir ışık yandı", 20)).toBe('"Karanlıkta bir"');
});

test.each([
  ["Karizmatik", "kar", 0],
  ["Işıltılı", "isi", 0],
  ["İngilizce", "ıng", 0],
  ["Çocuk ve genç (8–18)", "genc", 9],
  ["Enerjik", "jik", -1],
])("in %s the letters %s begin at %i", (text, typed, from) => {
  expect(beginnings(text, typed)).toEqual(from < 0 ? [] : [{ from, to: from + typed.length }]);
});
