import type { Page } from "playwright-core";

/**
 * Texts that stick out of what they stand in (a card, a cell, a button) at its end, and long words of which hardly a letter
 * fits into a line, each with where. What scrolls or hides holds whatever is in it.
 */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const holds = /auto|scroll|hidden/;
    const whatHolds = (node: Text): string | undefined => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const { fontSize, whiteSpaceCollapse } = getComputedStyle(node.parentElement ?? document.body);
      const isLong = (node.data.trim().split(/\s/)[0]?.length ?? 0) > 60;
      const line = 2.5 * Number.parseFloat(fontSize);
      // Where spaces are kept, one at the end of a line hangs out of it.
      const most = whiteSpaceCollapse === "preserve" ? Number.parseFloat(fontSize) / 3 : 1;
      if (isLong && text.width < line) return `a line of ${Math.round(text.width)} pixels`;
      for (
        let element = node.parentElement;
        element && element !== document.body;
        element = element.parentElement
      ) {
        const { display, overflowX, position } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (holds.test(overflowX)) return undefined;
        if (display === "inline" || display === "contents") continue;
        const over = Math.round(text.right - box.right);
        if (over > most) return `${element.tagName} ${element.className}, by ${over}`;
        if (position === "fixed" || position === "absolute") return undefined;
      }
      return undefined;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const isShown = parent?.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      });
      if (!isShown || parent?.closest("script, style, noscript, option") || !node.textContent?.trim())
        continue;
      if ((parent?.getBoundingClientRect().width ?? 0) <= 1) continue;
      const holder = whatHolds(node as Text);
      if (holder) found.push(`${node.textContent.trim().slice(0, 24)}… in ${holder}`);
    }
    return [...new Set(found)];
  });
