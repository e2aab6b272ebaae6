import type { Page } from "playwright-core";

/** Waits until all motion has ended that ever ends. */
export const stillness = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map((motion) => motion.finished)).then(() => null);
  });
