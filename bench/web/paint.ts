import type { Browser } from "playwright-core";
import { throttle } from "./throttle.ts";

/** Milliseconds until the largest contentful paint of a first visit on a slow machine and network. */
export async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await throttle(page);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForSelector("h1");
  const paint = await page.evaluate(async () => {
    let last = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) last = entry.startTime;
    });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return last;
  });
  await context.close();
  return paint;
}
