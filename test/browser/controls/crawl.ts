import type { Page } from "playwright-core";
import type { OpenPage } from "#test/support/browser/page.ts";
import { stillness, twoFrames } from "#test/support/browser/stillness.ts";
import { scrollsSideways } from "#test/support/browser/layout.ts";
import { misplaced } from "#test/support/browser/misplaced.ts";
import { tooNarrow } from "#test/support/browser/too-narrow.ts";

/** A button of what is open on top, by its name and which of that name. */
interface Press {
  name: string;
  nth: number;
}

/** The buttons of what is open on top that are worth a press: those of the first of many rows only. */
const worthPressing = (page: Page): Promise<Press[]> =>
  page.evaluate(() => {
    const layer = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body;
    const seen = new Set<string>();
    const times = new Map<string, number>();
    return [...layer.querySelectorAll("button")].flatMap((button) => {
      if (!button.checkVisibility({ visibilityProperty: true })) return [];
      const name = button.ariaLabel ?? button.textContent.trim();
      const nth = times.get(name) ?? 0;
      times.set(name, nth + 1);
      const row = button.closest("li, tr, article");
      const look = button.className + (button.querySelector("path")?.getAttribute("d") ?? "");
      const isKnown = row !== null && row.parentElement?.firstElementChild !== row && seen.has(look);
      seen.add(look);
      return isKnown || button.matches("[type=submit], [disabled], [aria-disabled=true]")
        ? []
        : [{ name, nth }];
    });
  });

async function press(page: Page, { name, nth }: Press): Promise<void> {
  const handle = await page.waitForFunction(
    (wanted) => {
      const layer = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body;
      return [...layer.querySelectorAll("button")].filter(
        (button) =>
          button.checkVisibility({ visibilityProperty: true }) &&
          (button.ariaLabel ?? button.textContent.trim()) === wanted.name,
      )[wanted.nth];
    },
    { name, nth },
    { timeout: 4000 },
  );
  await handle.asElement()?.click({ timeout: 3000 });
  await page.waitForTimeout(150);
  await stillness(page);
}

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

/** Opens the page anew, for somebody who has left nothing in their browser. */
type OpenAnew = (size: ReturnType<typeof sizeOf>) => Promise<OpenPage>;

/** What is open and how many controls it has: a press that changes neither leads to nothing new. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const layer = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1);
    const words = layer?.querySelector("h2")?.textContent ?? layer?.textContent?.slice(0, 40) ?? "";
    return `${words} ${(layer ?? document.body).querySelectorAll("a, button, input, textarea").length}`;
  });

/** What is misplaced on a page after one press, or so many, at these widths; buttons are pressed at the first. */
export async function crawl(
  open: OpenAnew,
  [first, ...others]: readonly [number, ...number[]],
  depth: number,
): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  const queue: Press[][] = [[]];
  for (let presses = queue.shift(); presses; presses = queue.shift()) {
    const page = await open(sizeOf(first));
    const address = page.url();
    for (const one of presses) await press(page, one);
    const state = await stateOf(page);
    if (!seen.has(state) && page.url() === address) {
      seen.add(state);
      const way = presses.map(({ name }) => name).join(" → ");
      if (presses.length < depth)
        queue.push(...(await worthPressing(page)).map((one) => [...(presses ?? []), one]));
      found.push(...(await misplacedAt(page, [first, ...others])).map((one) => `${way}: ${one}`));
    }
    await page.context().close();
  }
  return [...new Set(found)];
}
