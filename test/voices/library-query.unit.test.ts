import * as fc from "#test/support/generated.ts";
import { expect, test } from "vitest";
import { voiceOrders } from "#contract/constants/enumerations.ts";
import { parseSearch, stringifySearch } from "#src/lib/browser/search.ts";
import {
  addressOf,
  forServer,
  queryOf,
  searchParamsOf,
  withWords,
} from "#src/features/voices/library-query.ts";
import { anyFilters } from "./random-catalogue.ts";

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
  ["?q=%20kar%20&order=best", { q: "kar", order: "best" }],
  ["?order=best", {}],
  ["?order=newest&seed=5", {}],
  ["?order=payment&q=a&q=b", {}],
  ["?order=shuffled&seed=42", { order: "shuffled", seed: 42 }],
  ["?order=shuffled&seed=1000000", { order: "shuffled", seed: 0 }],
  ["?order=shuffled&seed=first", { order: "shuffled", seed: 0 }],
  [`?q=${"a".repeat(300)}`, { q: "a".repeat(200) }],
  ["?voiceColorNames=DEEP&ageRangeNames=SENIOR", { voiceColorNames: ["DEEP"], ageRangeNames: ["SENIOR"] }],
])("%s becomes %j", (address, search) => {
  expect(read(address)).toEqual(search);
});

test("what is written is read again as the same filters, search and page", () => {
  const searches = fc
    .record({
      q: fc.string({ maxLength: 200 }),
      order: fc.constantFrom(...voiceOrders),
      seed: fc.nat(999_999),
    })
    .map(({ q, order, seed }) =>
      withWords({ q, order, ...(order === "shuffled" && { seed }) }, q.trim().toWellFormed()),
    );
  fc.assert(
    fc.property(anyFilters, searches, fc.integer({ min: 0, max: 10_000 }), (chosen, search, page) => {
      const query = { filters: chosen, page, search };
      expect(queryOf(parseSearch(stringifySearch({ ...addressOf(query) })))).toEqual(query);
    }),
  );
});

test("a server that searches is always told the order; any other gets the call that it knows", () => {
  const query = queryOf(parseSearch("?q=kar&order=shuffled&seed=7&gender=Female&page=2"));
  expect(searchParamsOf(forServer(query, true)).toString()).toBe(
    "gender=Female&q=kar&order=shuffled&seed=7&page=1&size=15",
  );
  expect(searchParamsOf(forServer(query, false)).toString()).toBe("gender=Female&page=1&size=15");
  expect(searchParamsOf(forServer(queryOf({}), true)).toString()).toBe("order=newest&page=0&size=15");
});

test("nothing that can stand in an address is an error", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))), (search) => {
      expect(queryOf(addressOf(queryOf(search)))).toEqual(queryOf(search));
    }),
  );
});
