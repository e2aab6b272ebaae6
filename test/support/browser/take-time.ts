import type { Page } from "playwright-core";

/** Lets the page believe that some seconds have passed: people take them to fill in a form, and machines do not. */
export const takeTime = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 5000;
  });
