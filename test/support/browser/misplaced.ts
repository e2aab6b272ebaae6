import type { Page } from "playwright-core";

/**
 * The controls of the page, or of what is open above it, that are covered by something else, reach out of the box that they
 * stand in (a card, a row, a window) or are cut off by it; each by its name, with what covers or cuts it. Those that scroll
 * are brought into sight first.
 */
export const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body;
    const controls =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider], [role=option]";

    const isDrawn = (control: Element) =>
      control.getBoundingClientRect().width > 1 && getComputedStyle(control).opacity !== "0";
    /** What is pressed: a field that is not drawn is its label. */
    const pressed = (control: Element): Element =>
      (!isDrawn(control) && control instanceof HTMLInputElement && control.labels?.[0]) || control;
    const isShown = (control: Element) => {
      const { width, height } = control.getBoundingClientRect();
      // A slider's own field is not drawn, but what is around it is.
      const drawn = isDrawn(control) ? control : control.parentElement;
      return (
        width > 1 &&
        height > 1 &&
        drawn?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !control.closest("[inert], [aria-hidden=true]")
      );
    };
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}” ${element.className}`;

    /** Whether it is seen to hold something: by its ground, its shadow or a frame. */
    const isBox = ({ borderLeftWidth, borderRightWidth, backgroundColor, boxShadow }: CSSStyleDeclaration) =>
      (borderLeftWidth !== "0px" && borderRightWidth !== "0px") ||
      boxShadow !== "none" ||
      !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);

    const outOf = (control: Element): string | undefined => {
      const inner = control.getBoundingClientRect();
      let { position } = getComputedStyle(control);
      for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
        if (position === "fixed" || position === "absolute") return undefined;
        const style = getComputedStyle(box);
        ({ position } = style);
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined;
        if (style.display === "inline" || style.display === "contents") continue;
        const outer = box.getBoundingClientRect();
        const across = Math.max(outer.left - inner.left, inner.right - outer.right);
        const down = Math.max(outer.top - inner.top, inner.bottom - outer.bottom);
        const over = Math.round(Math.max(across, down));
        const clips = /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
        if (over > 1 && (clips || isBox(style))) return `reaches ${over} out of ${name(box)}`;
      }
      const { clientWidth } = document.documentElement;
      return inner.left < -1 || inner.right > clientWidth + 1 ? "reaches out of the screen" : undefined;
    };

    const floats = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === "fixed" || floats(element.parentElement));

    const coverOf = (control: Element): string | undefined => {
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [aside, down] = [Math.min(4, width / 4), Math.min(4, height / 4)];
      for (const x of [left + aside, left + width / 2, left + width - aside])
        for (const y of [top + down, top + height / 2, top + height - down]) {
          const hit = document.elementFromPoint(x, y);
          // What is higher than half of the screen goes on below a bar that floats: it is scrolled.
          if (height > innerHeight / 2 && hit && floats(hit)) continue;
          const isOwn = !hit || control.contains(hit) || hit.contains(control) || pressed(hit) === control;
          if (!isOwn && hit.closest("label") !== control) return `lies under ${name(hit)}`;
        }
      return undefined;
    };

    const all = new Set([...root.querySelectorAll(controls)].map(pressed).filter(isShown));
    const found = [...all].flatMap((control) => {
      const fault = outOf(control) ?? coverOf(control);
      return fault ? [`${name(control)} ${fault}`] : [];
    });
    scrollTo({ top: 0, behavior: "instant" });
    return [...new Set(found)];
  });
