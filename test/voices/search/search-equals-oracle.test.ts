import * as fc from "#test/support/generated.ts";
import { expect, test } from "vitest";
import { libraryValues } from "#contract/constants/artist-fields.ts";
import { languages, sampleKinds } from "#contract/constants/enumerations.ts";
import { wholeLibrary } from "#server/voices/library-query.ts";
import type { LibraryArtist } from "#server/voices/sql.ts";
import { SearchIndex } from "#server/voices/search/search-index.ts";
import { WordIndexBuilder } from "#server/voices/search/word-index.ts";
import { VoiceIndex } from "#server/voices/voice-index.ts";
import { someArtist } from "#test/support/voice.ts";
import { anyArtist } from "#test/voices/random-catalogue.ts";
import { anyQuestion, plain, words } from "./any-question.ts";

const someWords = (most: number) => fc.uniqueArray(fc.nat(words.length - 1), { maxLength: most });
const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });

const anyVoice = fc.record({
  name: someWords(2),
  title: someWords(2),
  text: fc.option(someWords(4)),
  language: fc.constantFrom("tr", "de-AT", null),
  kind: fc.constantFrom(...sampleKinds),
  artist: anyArtist.map(({ gender, ...artist }): Omit<LibraryArtist, "voiceArtistName"> => ({
    gender: [gender],
    ...libraryValues(artist),
  })),
});
type SomeVoice = typeof anyVoice extends fc.Arbitrary<infer T> ? T : never;

const written = (numbers: readonly number[]) => numbers.map((number) => words[number]).join(" ");

function indexOf(voices: readonly SomeVoice[]): SearchIndex {
  const artists = voices.map(({ name, artist }): LibraryArtist => ({
    ...artist,
    voiceArtistName: written(name),
  }));
  const [names, titles, texts] = [new WordIndexBuilder(), new WordIndexBuilder(), new WordIndexBuilder()];
  for (const [place, { name, title, text }] of voices.entries()) {
    names.add(place, written(name));
    titles.add(place, written(title));
    texts.add(place, written(text ?? []));
  }
  const listed = voices.map(({ language, kind }, place) => ({
    kind: [kind],
    ...(artists[place] as LibraryArtist),
    voiceId: `voice-${place}`,
    language,
  }));
  const { length } = voices;
  return new SearchIndex(new VoiceIndex(1, listed), artists, {
    names: names.build(length),
    titles: titles.build(length),
    texts: texts.build(length),
  });
}

const anyLibrary = fc.array(anyVoice, { maxLength: 40 });

test("whole words are found as by looking at every voice", fc.generatedRun, () => {
  const values = [
    ["kadın", "gender", "Female"],
    ["warm", "voiceColorNames", "WARM"],
    ["almanca", "languageNames", "GERMAN"],
    ["yaşlı", "ageRangeNames", "SENIOR"],
  ] as const;
  const question = fc.record({ sought: someWords(3), named: some(values), isTyped: fc.boolean() });
  fc.assert(
    fc.property(anyLibrary, fc.array(question, { minLength: 10, maxLength: 10 }), (voices, questions) => {
      const index = indexOf(voices);
      for (const { sought, named, isTyped } of questions) {
        const typed = sought.map((number) => (isTyped ? plain : words)[number]);
        const q = [...typed, ...named.map(([word]) => word)].join(" ");
        const has = ({ name, title, text }: SomeVoice, number: number) =>
          [...name, ...title, ...(text ?? [])].includes(number);
        // What no voice has is left out.
        const known = sought.filter((number) => voices.some((voice) => has(voice, number)));
        const found = voices.flatMap((voice, place) =>
          known.every((number) => has(voice, number)) &&
          named.every(([, group, value]) => (voice.artist[group] as readonly string[]).includes(value))
            ? [`voice-${place}`]
            : [],
        );
        const answer = index.search({ ...wholeLibrary, q, size: 100 });
        expect([q, answer.voiceIds, answer.total]).toEqual([q, found, found.length]);
        expect(answer.text).toBe(typed.join(" "));
        expect(answer.unknown).toHaveLength(sought.length - known.length);
      }
    }),
    { numRuns: fc.runs(200) },
  );
});

test("any text is answered: pages, totals and facets agree, in every order", fc.generatedRun, () => {
  const index = indexOf(fc.sample(anyLibrary, { numRuns: 1, seed: 5 })[0] ?? []);
  fc.assert(
    fc.property(anyQuestion, fc.constantFrom(undefined, "newest", "name", "best", "shuffled"), (q, order) => {
      const query = { ...wholeLibrary, q, order, seed: 3 };
      const all = index.search({ ...query, size: 100 });
      expect(all.voiceIds).toHaveLength(all.total);
      expect(new Set(all.voiceIds).size).toBe(all.total);
      const pages = [0, 1, 2].flatMap((page) => index.search({ ...query, page, size: 15 }).voiceIds);
      expect(pages).toEqual(all.voiceIds.slice(0, 45));
      const newest = index.search({ ...query, order: undefined, size: 100 });
      expect(all.voiceIds.toSorted()).toEqual(newest.voiceIds.toSorted());
      expect(all.facets).toEqual(newest.facets);
      // What is left means the same when it is sent again with the words in quotes.
      expect(index.search({ ...query, q: all.text ?? "" }).text).toBe(all.text);
    }),
    { numRuns: fc.runs(2000) },
  );
});

test("in any order every voice stands once, those first that are heard in a chosen language", () => {
  const orders = fc.record({
    order: fc.constantFrom("newest", "name", "best", "shuffled"),
    seed: fc.nat(999_999),
    languageNames: some(languages.slice(0, 3)),
    size: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(anyLibrary, orders, (voices, { languageNames, size, ...order }) => {
      const index = indexOf(voices);
      const filters = { ...wholeLibrary.filters, languageNames };
      const query = { ...wholeLibrary, ...order, filters };
      const { total, heardElements } = index.search(query);
      const pages = Array.from(
        { length: Math.ceil(total / size) },
        (_, page) => index.search({ ...query, page, size }).voiceIds,
      );
      const ids = pages.flat();
      const newest = index.search({ ...wholeLibrary, filters, size: 100 }).voiceIds;
      expect(ids.toSorted()).toEqual(newest.toSorted());
      // The catalogue is searched once more, out of an index of its own.
      expect(indexOf(voices).search({ ...query, size: 100 }).voiceIds).toEqual(ids);
      const tags = languageNames.map((name) => ({ TURKISH: "tr", GERMAN: "de-AT" })[name as string]);
      const isHeard = (id: string) => tags.includes(voices[Number(id.slice(6))]?.language ?? "none");
      const heard = newest.filter(isHeard);
      expect(heardElements).toBe(languageNames.length > 0 ? heard.length : undefined);
      expect(ids.slice(0, heard.length).toSorted()).toEqual(heard.toSorted());
      const others = newest.filter((id) => !isHeard(id));
      const isByAge = order.order === "newest" || order.order === "best";
      expect(isByAge ? ids : []).toEqual(isByAge ? [...heard, ...others] : []);
    }),
  );
});

test("a shuffle puts every voice everywhere about equally often", () => {
  const size = 20;
  const index = indexOf(
    Array.from({ length: size }, () => ({
      name: [],
      title: [],
      text: null,
      language: null,
      kind: "OTHER",
      artist: { gender: [someArtist.gender], ...libraryValues(someArtist) },
    })),
  );
  const counts = new Map<string, number>();
  const seeds = 2000;
  for (let seed = 0; seed < seeds; seed++) {
    const { voiceIds } = index.search({ ...wholeLibrary, order: "shuffled", seed, size });
    for (const [place, id] of voiceIds.entries())
      counts.set(`${place} ${id}`, (counts.get(`${place} ${id}`) ?? 0) + 1);
  }
  // 100 are expected of each; five deviations away lies one in a million.
  expect(counts.size).toBe(size * size);
  expect(Math.min(...counts.values())).toBeGreaterThan(50);
  expect(Math.max(...counts.values())).toBeLessThan(150);
});
