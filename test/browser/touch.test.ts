import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { cards, dock, namesOf, playOn } from "./journeys/client-steps.ts";
import { test, type VisitOptions } from "#test/support/browser/fixtures.ts";
import { stillness } from "#test/support/browser/stillness.ts";

const touch: VisitOptions = { width: 390, height: 844, context: { hasTouch: true, isMobile: true } };

/** Controls that a finger misses 21 px above, below or beside their middle, by their HTML; links in a text are exempt. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const reach = 21;
    const controls = document.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea");
    const isSmall = (control: HTMLElement) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return false;
      if (control.closest("[inert], [aria-hidden=true]") || getComputedStyle(control).display === "inline")
        return false;
      const area = control.closest("label") ?? control;
      area.scrollIntoView({ block: "center" });
      const { left, top, width, height } = area.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width <= 1 || height <= 1) return false;
      const ends = [
        [x, y - reach],
        [x, y + reach],
        [x - reach, y],
        [x + reach, y],
      ] as const;
      return ends.some(([atX, atY]) => {
        const hit = document.elementFromPoint(atX, atY);
        return (
          hit !== null && hit !== area && !area.contains(hit) && !hit.closest("label")?.contains(control)
        );
      });
    };
    return [...controls].filter(isSmall).map((control) => control.outerHTML.slice(0, 160));
  });

describe("where fingers press, a target is 44 pixels", () => {
  test.for([
    ["/login", undefined],
    ["/liked-voices", "demo-client"],
    ["/owner/dashboard", "demo-owner"],
    ["/owner/create-voice-artist", "demo-owner"],
    ["/owner/update-voice-artist", "demo-owner"],
    ["/owner/create-client", "demo-owner"],
  ] as const)("on %s", async ([path, as], { open }) => {
    const page = await open(path, { ...touch, ...(as && { as }) });
    await page.waitForLoadState("networkidle");
    await stillness(page);
    expect(await smallTargets(page)).toEqual([]);
  });

  test("in the library with its dock", async ({ open }) => {
    const page = await open("/panel?languageNames=KURDISH", { ...touch, as: "demo-client" });
    await namesOf(page);
    expect(await smallTargets(page)).toEqual([]);
    await playOn(cards(page).first()).click();
    await dock(page).waitFor();
    await stillness(page);
    expect(await smallTargets(page)).toEqual([]);
  });
});
