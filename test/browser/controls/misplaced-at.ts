import type { Page } from "playwright-core";
import { stillness, twoFrames } from "#test/support/browser/stillness.ts";
import { scrollsSideways } from "#test/support/browser/layout.ts";
import { misplaced } from "#test/support/browser/misplaced.ts";
import { tooNarrow } from "#test/support/browser/too-narrow.ts";

/** A screen of that width. */
export const sizeOf = (width: number) => ({ width, height: width < 700 ? 844 : 900 });

/** What is misplaced at these widths, at the page as it stands. */
export async function misplacedAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize(sizeOf(width));
    await twoFrames(page);
    await stillness(page);
    found.push(...(await misplaced(page)).map((one) => `${width}: ${one}`));
  }
  return found;
}

/** What is misplaced, too narrow to write in, or reached by scrolling sideways only at these widths, at the page as it stands. */
export async function lostAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    found.push(...(await misplacedAt(page, [width])));
    found.push(...(await tooNarrow(page)).map((one) => `${width}: ${one}`));
    if (await scrollsSideways(page)) found.push(`${width}: scrolls sideways`);
  }
  return found;
}
