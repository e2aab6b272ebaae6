import type { Page } from "playwright-core";
import { drawsNoMore } from "./chromium.ts";

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

/** How long a page may take to draw, in ms: a slow machine took one second. */
const longestFrame = 30_000;

/** Waits for two frames: what a change sets going has come, and the browser has scrolled and drawn; throws `drawsNoMore` where none comes. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    ([longest, words]) =>
      new Promise((done, fail) => {
        const late = setTimeout(() => fail(new Error(words)), longest);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            clearTimeout(late);
            done(null);
          }),
        );
      }),
    [longestFrame, drawsNoMore] as const,
  );
