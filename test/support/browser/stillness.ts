import type { Page } from "playwright-core";

/** Waits until all motion has ended that ever ends, what it sets going too, and letters have their shapes. */
export const stillness = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (;;) {
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map((motion) => motion.finished));
    }
  });

/** Waits for two frames: what a change sets going has come, and the browser has scrolled and drawn. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
