import type { Page } from "playwright-core";

/** Words and controls that stick out of the page or are cut off, by the start of their HTML. */
export const lostParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const parts = document.querySelectorAll<HTMLElement>(
      "main *, dialog[open] *, [role=status] *, [role=alert] *",
    );
    const isLost = (part: HTMLElement) => {
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { width, height, left, right } = part.getBoundingClientRect();
      if (width <= 1 || height <= 1 || part.closest("[aria-hidden=true], [inert]")) return false;
      const { overflowX } = getComputedStyle(part);
      const isCut = overflowX !== "visible" && part.scrollWidth > part.clientWidth + 1;
      return left < -1 || right > clientWidth + 1 || isCut;
    };
    return [...parts].filter(isLost).map((part) => part.outerHTML.slice(0, 140));
  });

/** Everything moving has come to rest. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((motion) => motion.finished)));

/** The text twice as large, as a reader sets it in the browser. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
