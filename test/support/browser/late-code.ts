import type { Locator, Page, Route } from "playwright-core";

/** Hands every script that the page has not loaded yet to `handle`. */
export async function routeLateCode(page: Page, handle: (route: Route) => unknown): Promise<void> {
  await page.waitForLoadState("networkidle");
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
  );
  await page.route(/\/assets\/[^/]+\.js$/, (route) =>
    loaded.has(route.request().url()) ? route.continue() : handle(route),
  );
}

/**
 * Every script that the page has not loaded yet is answered with 404, as after a deployment, while `isGone` says so of
 * the number of documents loaded since; that number is kept in what is returned.
 */
export async function loseLateCode(
  page: Page,
  isGone: (loads: number) => boolean = () => true,
): Promise<{ loads: number }> {
  const count = { loads: 0 };
  await routeLateCode(page, (route) =>
    isGone(count.loads) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  page.on("domcontentloaded", () => (count.loads += 1));
  return count;
}

/**
 * Presses where code is back that was gone, and waits for what it brings. A browser that remembers until the next page
 * that the code was gone (Chromium 150 does, 156 does not) loads the page anew at the first press.
 */
export async function pressOnceBack(page: Page, press: () => Promise<void>, shown: Locator): Promise<void> {
  const reloaded = page.waitForEvent("domcontentloaded").then(() => true);
  const brought = press()
    .then(() => shown.waitFor())
    .then(() => false);
  // One of them never happens.
  for (const never of [reloaded, brought]) never.catch(() => undefined);
  if (!(await Promise.race([reloaded, brought]))) return;
  await page.waitForSelector("html[data-ready]");
  await press();
  await shown.waitFor();
}
