import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Where a page stands and what a screen reader finds there, with the states of all controls. */
const standing = async (page: Page): Promise<string> =>
  `${page.url()}\n${await page.locator("body").ariaSnapshot()}`;

/** Waits until the page changes no more by itself; answers how it stands then. */
async function settled(page: Page): Promise<string> {
  let last = "";
  await expect
    .poll(async () => {
      const before = last;
      last = await standing(page);
      return last === before;
    })
    .toBe(true);
  return last;
}

/** Presses it and notes that in `made`; a press after which nothing is other than before is a dead end, which fails. */
export async function pressNoted(
  made: string[],
  target: Locator,
  how: "click" | "tap" | "Enter" = "click",
): Promise<void> {
  const page = target.page();
  await target.waitFor();
  const before = await settled(page);
  const name = String(target);
  made.push(name);
  if (how === "Enter") await target.press("Enter");
  else await target[how]();
  await expect.poll(() => standing(page), { message: `${name} leads somewhere` }).not.toBe(before);
}
