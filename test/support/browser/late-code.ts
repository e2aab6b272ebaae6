import type { Page, Route } from "playwright-core";

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
