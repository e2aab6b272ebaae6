import type { Page } from "playwright-core";
import { axeFindingsInBothThemes } from "#test/support/browser/axe.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { twoFrames } from "#test/support/browser/stillness.ts";
import { misplacedAt, sizeOf } from "./misplaced-at.ts";
import { followRequests, press, worthPressing, type Press } from "./presses.ts";

/** Opens the page anew, for somebody who has left nothing in their browser. */
type OpenAnew = (size: ReturnType<typeof sizeOf>) => Promise<OpenPage>;

/** Where the page stands: at which path, with what open on it. */
const placeOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const layer = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1);
    const title = layer?.querySelector("h2")?.textContent ?? layer?.textContent.slice(0, 40) ?? "";
    return `${location.pathname} ${title}`;
  });

/** How many controls what is open on top has: a press that opens nothing and changes no number leads to nothing new. */
const countControls = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (
        [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body
      ).querySelectorAll("a, button, input, textarea").length,
  );

/**
 * What is misplaced at these widths and what axe finds, on a page and in what its buttons lead to, so many presses deep; they
 * are pressed at the first width, where axe looks too, one after the other on the page as it stands, which is opened anew only
 * where Escape does not lead back. What was `pressed` before is not pressed again: the bar stands on all pages, and a dialog
 * opens on many.
 */
export async function crawl(
  open: OpenAnew,
  widths: readonly [number, ...number[]],
  depth: number,
  pressed: Set<string>,
): Promise<string[]> {
  const found = new Set<string>();
  const seen = new Set<string>();
  let page = await openKept();
  let arrival = followRequests(page);
  const { pathname } = new URL(page.url());
  const start = await placeOf(page);
  /** All presses since the page was opened, for whoever looks for a fault. */
  let made: string[] = [];

  /** What somebody removes stays for who looks next, though the page believes otherwise. */
  async function openKept(): Promise<OpenPage> {
    const opened = await open(sizeOf(widths[0]));
    await opened.route("**/api/**", (route) =>
      route.request().method() === "DELETE" ? route.fulfill({ status: 204 }) : route.continue(),
    );
    return opened;
  }

  async function pressNoted(one: Press): Promise<boolean> {
    const isThere = await press(page, one, arrival);
    if (isThere) made.push(one.name);
    return isThere;
  }

  async function openAnew(way: readonly Press[]): Promise<void> {
    await page.context().close();
    page = await openKept();
    arrival = followRequests(page);
    made = [];
    for (const one of way) await pressNoted(one);
  }

  /** Leads back by Escape, by the same presses once more after what closed itself, or from the start. */
  async function goBack(way: readonly Press[], place: string): Promise<void> {
    if ((await placeOf(page)) === place) return;
    await page.keyboard.press("Escape");
    await twoFrames(page);
    if ((await placeOf(page)) === start) for (const one of way) await pressNoted(one);
    if ((await placeOf(page)) !== place) await openAnew(way);
  }

  async function lookAround(way: readonly Press[]): Promise<void> {
    const place = await placeOf(page);
    const state = `${place} ${await countControls(page)}`;
    if (seen.has(state) || new URL(page.url()).pathname !== pathname) return;
    seen.add(state);
    const presses = way.length < depth ? await worthPressing(page) : [];
    // What is asked for anew is dimmed meanwhile.
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    // Axe first: the page is scrolled afterwards, and a menu beside a bar that it would lie over.
    const byAxe = await axeFindingsInBothThemes(page);
    const misplaced = await misplacedAt(page, widths);
    await page.setViewportSize(sizeOf(widths[0]));
    for (const one of [...byAxe, ...misplaced]) found.add(`${made.join(" → ")}: ${one}`);
    for (const one of presses) {
      const key = `${one.isInBar ? "bar" : place}: ${one.name} ${one.nth}`;
      if (pressed.has(key)) continue;
      pressed.add(key);
      await goBack(way, place);
      let isMade = await pressNoted(one);
      if (!isMade) {
        // An earlier press took it away, such as one that begins to choose many.
        await openAnew(way);
        isMade = await pressNoted(one);
      }
      if (isMade) await lookAround([...way, one]);
    }
  }

  await lookAround([]);
  await page.context().close();
  return [...found];
}
