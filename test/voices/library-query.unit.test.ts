import * as fc from "#test/support/generated.ts";
import { expect, test } from "vitest";
import { ageRanges, genders, languages, voiceColors } from "#contract/enumerations.ts";
import { parseSearch, stringifySearch } from "#src/lib/browser/search.ts";
import { addressOf, queryOf } from "#src/features/voices/library-query.ts";

const read = (address: string) => addressOf(queryOf(parseSearch(address)));

test("an address holds filters and a one-based page", () => {
  const search = read("?gender=Female&languageNames=TURKISH&languageNames=KURDISH&page=2");
  expect(search).toEqual({ gender: "Female", languageNames: ["TURKISH", "KURDISH"], page: 2 });
  expect(queryOf(search).page).toBe(1);
});

test.each([
  ["", {}],
  ["?page=1", {}],
  ["?page=0", {}],
  ["?page=-3", {}],
  ["?page=NaN", {}],
  ["?page=two&gender=All", {}],
  ["?page=3&page=4", {}],
  ["?page=2.9", { page: 2 }],
  ["?page=1e9", { page: 10_001 }],
  ["?gender=female&languageNames=KLINGON&colour=x", {}],
  [
    "?languageNames=KURDISH&languageNames=TURKISH&languageNames=KURDISH",
    { languageNames: ["TURKISH", "KURDISH"] },
  ],
  ["?voiceColorNames=DEEP&ageRangeNames=SENIOR", { voiceColorNames: ["DEEP"], ageRangeNames: ["SENIOR"] }],
])("%s becomes %j", (address, search) => {
  expect(read(address)).toEqual(search);
});

test("what is written is read again as the same filters and page", () => {
  const filters = fc.record({
    gender: fc.option(fc.constantFrom(...genders), { nil: undefined }),
    voiceColorNames: fc.subarray([...voiceColors]),
    languageNames: fc.subarray([...languages]),
    ageRangeNames: fc.subarray([...ageRanges]),
  });
  fc.assert(
    fc.property(filters, fc.integer({ min: 0, max: 10_000 }), (chosen, page) => {
      const query = { filters: chosen, page };
      expect(queryOf(parseSearch(stringifySearch({ ...addressOf(query) })))).toEqual(query);
    }),
  );
});

test("nothing that can stand in an address is an error", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))), (search) => {
      expect(queryOf(addressOf(queryOf(search)))).toEqual(queryOf(search));
    }),
  );
});
