import type { Locator, Page } from "playwright-core";

/** Whether some of the page is reached by scrolling sideways only. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Parts of the page that reach beyond the screen or whose text is cut off, by the start of their HTML. A field's text scrolls in it, a section's links in their row. */
export const lostParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const parts = document.querySelectorAll<HTMLElement>(
      "main *, dialog[open] *, [role=status] *, [role=alert] *, [data-kind] *",
    );
    const isLost = (part: HTMLElement) => {
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { width, height, left, right } = part.getBoundingClientRect();
      if (width <= 1 || height <= 1 || part.closest("[aria-hidden=true], [inert], main nav")) return false;
      const { overflowX } = getComputedStyle(part);
      const isCut =
        overflowX !== "visible" && !part.matches("input") && part.scrollWidth > part.clientWidth + 1;
      return left < -1 || right > clientWidth + 1 || isCut;
    };
    return [...parts].filter(isLost).map((part) => part.outerHTML.slice(0, 140));
  });

/** Those of the controls that do not lie on the screen from edge to edge, by their HTML. */
export const offScreen = (page: Page, controls: Locator): Promise<string[]> =>
  controls.filter({ visible: true }).evaluateAll(
    (all, width) =>
      all
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect();
          return left < 0 || right > width;
        })
        .map((control) => control.innerHTML),
    page.viewportSize()?.width ?? 0,
  );

/** The share of the screen's height that is seen to float above the page: what is only heard is a pixel wide. */
export const floatingShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const floating = [...document.querySelectorAll("body *")].filter((element) => {
      const { position } = getComputedStyle(element);
      return (
        (position === "fixed" || position === "sticky") &&
        element.clientWidth > 1 &&
        element.checkVisibility({ visibilityProperty: true })
      );
    });
    const heights = floating.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

/** The text at a share of its size in per cent, as a reader sets it in the browser. */
export const scaleText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** The text twice as large. */
export const doubleText = (page: Page): Promise<void> => scaleText(page, 200);

/** The text as far apart as WCAG 1.4.12 lets a reader set it; the page's policy has nothing against a style sheet made by code. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });

/** Whether the page is reached by scrolling sideways only while its text is twice as large. */
export async function scrollsSidewaysDoubled(page: Page): Promise<boolean> {
  await doubleText(page);
  const scrolls = await scrollsSideways(page);
  await scaleText(page, 100);
  return scrolls;
}
