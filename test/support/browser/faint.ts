import type { Page } from "playwright-core";

/**
 * The rings of what takes the focus, and the bars of waveforms, that have less than 3:1 to what they lie on (WCAG 1.4.11),
 * on the page or in what is open above it; each with its ratio. Colours are the computed ones. What takes the focus and
 * shows no ring is named, too.
 */
export async function faint(page: Page): Promise<string[]> {
  // Rings are shown to whoever uses the keyboard.
  await page.keyboard.press("Shift");
  return page.evaluate(() => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const read = (words: string): Colour => {
      if (!canvas) throw new Error("There is no canvas.");
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = words;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
      r * a + r2 * (1 - a),
      g * a + g2 * (1 - a),
      b * a + b2 * (1 - a),
      1,
    ];
    const linear = (channel: number) =>
      channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    const luminance = ([r, g, b]: Colour) =>
      0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
    const contrast = (colour: Colour, ground: Colour) => {
      const [one, other] = [luminance(over(colour, ground)), luminance(ground)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    };

    /** What a glow adds at a point: the only gradient that anything lies on runs from its middle to nothing. */
    const glow =
      /^radial-gradient\(([\d.]+)% ([\d.]+)% at ([\d.-]+)% ([\d.-]+)(?:%|px), (rgba?\([^)]*\)), rgba\(0, 0, 0, 0\)\)$/;
    const glowAt = (image: string, box: DOMRect, x: number, y: number): Colour => {
      const [, wide, high, across, down, words] = glow.exec(image) ?? [];
      if (!words) return [0, 0, 0, 0];
      const aside = (x - box.left - (box.width * Number(across)) / 100) / ((box.width * Number(wide)) / 100);
      const below = (y - box.top - (box.height * Number(down)) / 100) / ((box.height * Number(high)) / 100);
      const [red, green, blue] = read(words);
      return [red, green, blue, Math.max(0, 1 - Math.hypot(aside, below))];
    };

    /** The colour at a point of these elements, the topmost first. */
    const groundAt = (x: number, y: number, elements: Element[]): Colour => {
      const veils: Colour[] = [];
      for (const element of elements) {
        const box = element.getBoundingClientRect();
        // What is drawn before or after an element may reach out of it.
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        veils.push(glowAt(backgroundImage, box, x, y), read(backgroundColor));
        if (veils.at(-1)?.[3] === 1) break;
      }
      return veils.reduceRight(
        (under, veil) => over(veil, under),
        read(getComputedStyle(document.body).backgroundColor),
      );
    };

    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}” ${element.getAttribute("class") ?? ""}`;
    const around = (element: Element): Element[] => {
      const boxes: Element[] = [];
      for (let box: Element | null = element; box; box = box.parentElement) boxes.push(box);
      return boxes;
    };

    /** What shows the focus of an element: itself, what is drawn before or after it, or what is around or beside it. */
    const ringOf = (element: Element) => {
      const beside = [element.nextElementSibling, element.previousElementSibling].filter(
        (one) => one !== null,
      );
      for (const box of [...around(element).slice(0, 8), ...beside])
        for (const part of ["", "::before", "::after"]) {
          const style = getComputedStyle(box, part);
          if (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2)
            return { box, style };
        }
      return undefined;
    };

    /** The ratio of a ring to what lies under most of it. */
    const ringRatio = (box: Element, { outlineColor, outlineOffset }: CSSStyleDeclaration): number => {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      const offset = Number.parseFloat(outlineOffset);
      const [start, end, above, below] = [
        left - offset - 1,
        right + offset + 1,
        top - offset - 1,
        bottom + offset + 1,
      ];
      const colour = read(outlineColor);
      const ratios = [start, (left + right) / 2, end].flatMap((x) =>
        [above, (top + bottom) / 2, below].flatMap((y) => {
          const isInside = x > left && x < right && y > top && y < bottom && offset >= 0;
          const isSeen = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
          if (isInside || !isSeen) return [];
          const under = document.elementsFromPoint(x, y).filter((one) => offset < 0 || !box.contains(one));
          return [contrast(colour, groundAt(x, y, under))];
        }),
      );
      return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 21;
    };

    const root = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body;
    const found: string[] = [];
    const stops = root.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']",
    );
    for (const stop of stops) {
      stop.focus();
      if (document.activeElement !== stop) continue;
      const ring = ringOf(stop);
      const ratio = ring && ringRatio(ring.box, ring.style);
      if (ratio === undefined) found.push(`${name(stop)} shows no ring`);
      else if (ratio < 3) found.push(`ring of ${name(stop)} ${ratio.toFixed(2)}`);
      stop.blur();
    }
    for (const path of root.querySelectorAll("svg[class*=bars] path, svg[class*=wave] path")) {
      const svg = path.closest("svg");
      if (!svg?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { left, top, width, height } = svg.getBoundingClientRect();
      const { stroke, fill } = getComputedStyle(path);
      const ground = groundAt(left + width / 2, top + height / 2, around(svg));
      const ratio = contrast(read(stroke === "none" ? fill : stroke), ground);
      if (ratio < 3)
        found.push(`bars of ${name(svg)} in ${name(svg.parentElement ?? svg)} ${ratio.toFixed(2)}`);
    }
    scrollTo({ top: 0, behavior: "instant" });
    return [...new Set(found)];
  });
}
