import * as fc from "#test/support/generated.ts";
import { expect, it } from "vitest";
import { parseSearch, stringifySearch } from "#src/lib/browser/search.ts";

it("repeats the key of a list and writes nothing as JSON", () => {
  const search = { gender: "Female", languageNames: ["TURKISH", "ENGLISH"], page: 2, none: undefined };
  expect(stringifySearch(search)).toBe("?gender=Female&languageNames=TURKISH&languageNames=ENGLISH&page=2");
  expect(stringifySearch({})).toBe("");
  expect(stringifySearch({ empty: [], nothing: null, odd: { a: 1 } })).toBe("");
});

it("reads texts, and lists where a key repeats", () => {
  expect(parseSearch("?page=2&a=x&a=y&q=%5B1%5D")).toEqual({ page: "2", a: ["x", "y"], q: "[1]" });
  expect(parseSearch("")).toEqual({});
});

it("brings every text through", () => {
  const texts = fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => key !== "__proto__"),
    fc.oneof(fc.string({ unit: "grapheme" }), fc.array(fc.string({ unit: "grapheme" }), { minLength: 2 })),
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(texts, (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual(search);
    }),
  );
});
