import type { Page } from "playwright-core";

/** Waits until all motion has ended that ever ends, what it sets going too, and letters have their shapes. */
export const stillness = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    await document.fonts.ready;
    for (let all = ending(); all.length > 0; all = ending())
      await Promise.allSettled(all.map((motion) => motion.finished));
  });
