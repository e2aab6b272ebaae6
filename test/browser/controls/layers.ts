import { expect } from "vitest";
import { crawl } from "./crawl.ts";
import { visitsOf, type looks } from "./looks.ts";
import type { test as base } from "./pages.ts";

/** Where what a page's buttons open is looked at; they are pressed at the first. */
export const wide = [1440, 768, 900, 1024, 1920] as const;
export const narrow = [390, 320, 600] as const;

/** Looks at what the buttons of pages lead to, at these widths. */
export function looksAround(
  test: typeof base,
  of: typeof looks,
  widths: readonly [number, ...number[]],
): void {
  /** By person and language: what a page or dialog was pressed for once. */
  const pressed = new Map<string, Set<string>>();
  const spoken = visitsOf(of).flatMap((visit) => [
    { ...visit, locale: "tr", depth: 2 },
    { ...visit, locale: "en", depth: 1 },
  ]);
  test.for(spoken)(
    `from ${widths[0]} pixels, at $address, $nth, of $as in $locale axe finds nothing and nothing is covered or outside its box in what its buttons open`,
    { timeout: 600_000 },
    async (look, { openLook }) => {
      const who = `${look.as} ${look.locale}`;
      const known = pressed.get(who) ?? new Set();
      pressed.set(who, known);
      expect(await crawl((size) => openLook(look, size), widths, look.depth, known)).toEqual([]);
    },
  );
}
