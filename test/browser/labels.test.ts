import type { Page } from "playwright-core";
import { expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { doubleText } from "#test/support/browser/layout.ts";
import { stillness } from "#test/support/browser/stillness.ts";

/** Controls with a border whose words come nearer to its upper or lower edge than 4 px, by what they say. */
const crowded = (page: Page) =>
  page.evaluate(() => {
    const seen = { visibilityProperty: true, opacityProperty: true };
    const linesOf = (control: Element) => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.textContent?.trim() || !text.parentElement?.checkVisibility(seen)) continue;
        if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        lines.push(...range.getClientRects());
      }
      return lines;
    };
    return [...document.querySelectorAll(":is(main, dialog[open]) :is(button, a, label)")]
      .filter((control) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(control);
        if (!control.checkVisibility(seen) || Number.parseFloat(borderTopWidth) === 0) return false;
        if (borderTopColor === "rgba(0, 0, 0, 0)") return false;
        const { top, bottom } = control.getBoundingClientRect();
        return linesOf(control).some((line) => line.top - top < 4 || bottom - line.bottom < 4);
      })
      .map((control) => control.textContent.trim());
  });

const pages = [
  ["/panel?languageNames=TURKISH", "demo-client"],
  ["/offers", "demo-client"],
  ["/owner/clients", "demo-owner"],
  ["/owner/voice-artists", "demo-owner"],
  ["/owner/create-voice-artist", "demo-owner"],
  ["/owner/history", "demo-owner"],
  ["/owner/requests", "demo-owner"],
  ["/owner/insights", "demo-owner"],
  ["/account", "demo-owner"],
] as const;

test.for(someOf(pages, 3))(
  "enlarged on a phone, words keep clear of borders: %s",
  async ([path, as], { open }) => {
    const page = await open(path, { as, width: 320, height: 844 });
    await page.waitForLoadState("networkidle");
    await stillness(page);
    await doubleText(page);
    await stillness(page);
    expect(await crowded(page)).toEqual([]);
  },
);
