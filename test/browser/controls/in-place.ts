import { expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import { axeFindingsInBothThemes } from "#test/support/browser/axe.ts";
import { faint } from "#test/support/browser/faint.ts";
import { looksEnabled } from "#test/support/browser/forced-colours.ts";
import { doubleText, scaleText, spaceText } from "#test/support/browser/layout.ts";
import { visitsOf, type looks } from "./looks.ts";
import { lostAt, misplacedAt, sizeOf } from "./misplaced-at.ts";
import type { test as base } from "./pages.ts";

/** One width of each layout: with the menu below and with the menu beside. */
const layouts = [390, 1440];

/** Looks at pages in all their looks: in both languages at all widths, or in one and the other by turns at some. */
export function looksInPlace(test: typeof base, of: typeof looks, isAll: boolean): void {
  const widths = someOf([320, 390, 600, 768, 900, 1024, 1440, 1920], 3, isAll);
  /** Where the text alone is enlarged or set apart. */
  const largeWidths = someOf([1280, 1440, 1024, 390, 768, 320], 1, isAll);
  const spacedWidths = someOf([1440, 390, 1024, 320], 1, isAll);
  const spoken = visitsOf(of).flatMap((visit, place) =>
    (isAll ? ["tr", "en"] : [place % 2 === 0 ? "tr" : "en"]).map((locale) => ({ ...visit, locale })),
  );

  test.for(spoken)(
    "at $address, $nth, of $as in $locale axe finds nothing, no control is covered or outside its box, with text at 200 % and set apart neither, and rings and bars stand out",
    async (look, { openLook }) => {
      const page = await openLook(look, sizeOf(1440));
      for (const width of layouts) {
        await page.setViewportSize(sizeOf(width));
        expect.soft(await axeFindingsInBothThemes(page), `axe at ${width}`).toEqual([]);
      }
      expect.soft(await misplacedAt(page, widths)).toEqual([]);
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await faint(page), colorScheme).toEqual([]);
      }
      expect.soft(await looksEnabled(page), "forced colours").toEqual([]);
      await doubleText(page);
      expect.soft(await lostAt(page, largeWidths), "text at 200 %").toEqual([]);
      await scaleText(page, 100);
      await spaceText(page);
      expect.soft(await lostAt(page, spacedWidths), "text set apart").toEqual([]);
      expect.soft(page.faults).toEqual([]);
    },
  );
}
