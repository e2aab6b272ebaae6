import type { Page } from "playwright-core";

/** Texts of which a part can't be seen, neither at once nor by scrolling, with the element that cuts them off. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const left = "[aria-hidden=true], [inert], [translate=no], script, style, noscript";
    const { clientWidth } = document.documentElement;
    const whoCuts = (node: Node): Element | undefined => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let element = node.parentElement; element; element = element.parentElement) {
        const box = element.getBoundingClientRect();
        const { overflowX, overflowY } = getComputedStyle(element);
        if (box.width <= 1 || /auto|scroll/.test(overflowX)) return undefined;
        const across = text.left < box.left - 1 || text.right > box.right + 1;
        const down = text.top < box.top - 2 || text.bottom > box.bottom + 2;
        if (across && /hidden|clip/.test(overflowX)) return element;
        if (down && /hidden|clip/.test(overflowY)) return element;
        if (element === document.body && (text.left < -1 || text.right > clientWidth + 1)) return element;
      }
      return undefined;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const isShown = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown || parent?.closest(left) || !node.textContent?.trim()) continue;
      const cutter = whoCuts(node);
      if (cutter) found.push(`${node.textContent.trim()} in ${cutter.tagName} ${cutter.className}`);
    }
    return found;
  });
