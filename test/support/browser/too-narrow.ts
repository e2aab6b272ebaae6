import type { Page } from "playwright-core";

/** Fields that words are typed into, of the page or of what is open above it, that show fewer than eight letters; each by its name, with how many. */
export const tooNarrow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body;
    const fields = root.querySelectorAll<HTMLElement>(
      "textarea, input:is([type=text], [type=search], [type=email], [type=tel], [type=url], [type=password], :not([type])):not([inputmode=numeric], [readonly])",
    );
    return [...fields].flatMap((field) => {
      if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const { paddingLeft, paddingRight, fontSize } = getComputedStyle(field);
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      // A letter is about half as wide as it is high.
      const letters = Math.floor((2 * room) / Number.parseFloat(fontSize));
      const name = field.getAttribute("name") ?? field.getAttribute("aria-label");
      return letters < 8 ? [`${field.tagName.toLowerCase()} ${name} shows ${letters} letters`] : [];
    });
  });
