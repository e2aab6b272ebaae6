import type { Page } from "playwright-core";

/** Waits until all motion has ended that ever ends, what it sets going too, and letters have their shapes; throws where that never comes. */
export const stillness = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    await document.fonts.ready;
    return document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      );
  });

/** Waits for two frames: what a change sets going has come, and the browser has scrolled and drawn. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
