import type { Browser } from "playwright-core";
import { throttle } from "./throttle.ts";

/** Milliseconds of a first signed-in visit to the library, on a slow machine and network. */
export interface LibraryVisit {
  /** Until something is painted. */
  paint: number;
  /** Until the first card stands there with its play button. */
  card: number;
}

export async function visitLibrary(browser: Browser, origin: string, token: string): Promise<LibraryVisit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  await context.addInitScript((kept) => localStorage.setItem("token", kept), token);
  const page = await context.newPage();
  await throttle(page);
  await page.goto(`${origin}/panel`, { waitUntil: "commit" });
  const shown = await page.waitForFunction(
    () => document.querySelector("article button") && performance.now(),
    undefined,
    { polling: "raf" },
  );
  const card = (await shown.jsonValue()) || Number.NaN;
  const paint = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  return { paint, card };
}
