import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { stillness, twoFrames } from "#test/support/browser/stillness.ts";

/** A button of what is open on top, by its name and which of that name. */
export interface Press {
  name: string;
  nth: number;
  isInBar: boolean;
}

/** What is done for good is not pressed: what is looked at next would be gone. */
const final = "[type=submit], dialog [class*=_danger_], dialog [class*=_footer_] [class*=_primary_]";

/** The buttons of what is open on top that are worth a press: of many rows each kind once, wherever it comes first. */
export const worthPressing = (page: Page): Promise<Press[]> =>
  page.evaluate((left) => {
    const layer = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body;
    const seen = new Set<string>();
    const times = new Map<string, number>();
    return [...layer.querySelectorAll("button")].flatMap((button) => {
      if (!button.checkVisibility({ visibilityProperty: true })) return [];
      const name = button.ariaLabel ?? button.textContent.trim();
      const nth = times.get(name) ?? 0;
      times.set(name, nth + 1);
      const look = button.className + (button.querySelector("path")?.getAttribute("d") ?? "");
      const isKnown = button.matches(":is(li, tr, article):not(:first-child) *") && seen.has(look);
      seen.add(look);
      return isKnown || button.matches(`${left}, [disabled], [aria-disabled=true]`)
        ? []
        : [{ name, nth, isInBar: button.matches("header:not(main *) *") }];
    });
  }, final);

/** Waits until nothing that a page asked for is on its way: the code of a dialog, then what it shows. */
export type Arrival = () => Promise<void>;

/** Follows what a page asks for from now on; sound is on its way for as long as it plays. */
export function followRequests(page: Page): Arrival {
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    if (request.resourceType() !== "media") underWay.add(request);
  });
  const forget = (request: Request) => underWay.delete(request);
  page.on("requestfinished", forget);
  page.on("requestfailed", forget);
  return async () => {
    do {
      await expect.poll(() => underWay.size, { timeout: 10_000 }).toBe(0);
      await twoFrames(page);
    } while (underWay.size > 0);
  };
}

/** Presses it, and waits for what that opens; false where the button is not there, or disabled. */
export async function press(page: Page, { name, nth }: Press, arrival: Arrival): Promise<boolean> {
  const handle = await page.evaluateHandle(
    (wanted) => {
      const layer = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body;
      const named = [...layer.querySelectorAll("button")].filter(
        (button) =>
          button.checkVisibility({ visibilityProperty: true }) &&
          (button.ariaLabel ?? button.textContent.trim()) === wanted.name,
      )[wanted.nth];
      return named?.matches("[disabled], [aria-disabled=true]") ? undefined : named;
    },
    { name, nth },
  );
  const button = handle.asElement();
  if (!button) return false;
  // Some show only once they have the focus.
  await button.focus();
  await button.click({ timeout: 3000 }).catch((error: unknown) => {
    throw new Error(`“${name}” cannot be pressed`, { cause: error });
  });
  await page.waitForTimeout(150);
  await arrival();
  await stillness(page);
  return true;
}
