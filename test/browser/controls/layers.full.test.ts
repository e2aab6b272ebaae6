import { describe, expect } from "vitest";
import { crawl } from "./crawl.ts";
import { test, visits } from "./pages.ts";

/** Buttons are pressed at the first width of each; what they open is looked at in all. */
const screens: [number, ...number[]][] = [
  [1440, 768, 900, 1024, 1920],
  [390, 320, 600],
];
const looks = visits.flatMap((visit) => [
  { ...visit, locale: "tr", depth: 2 },
  { ...visit, locale: "en", depth: 1 },
]);

describe.each(screens)("from %i pixels", (...widths) => {
  test.for(looks)(
    "at $address, $nth, of $as in $locale nothing is covered or outside its box in what its buttons open",
    { timeout: 1_200_000 },
    async (look, { openLook }) => {
      expect(await crawl((size) => openLook(look, size), widths, look.depth)).toEqual([]);
    },
  );
});
