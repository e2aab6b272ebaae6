import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { words } from "#test/landing/words.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { stillness } from "#test/support/browser/stillness.ts";

const { play, pauseClip } = words.tr;

/** Where the first element of a selector ends and begins, in px. */
const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

describe("the first view", () => {
  test.for([
    [1366, 768],
    [1280, 720],
    [1440, 900],
  ] as const)("holds waveform and caption at %i × %i", async ([width, height], { open }) => {
    for (const locale of ["tr", "en"] as const) {
      const page = await open(locale === "tr" ? "/" : "/?lang=en", { locale, width, height });
      await stillness(page);
      expect((await box(page, "main section svg:has(g)")).bottom).toBeLessThan(height);
      expect((await box(page, "main section q")).bottom).toBeLessThan(height);
      expect((await box(page, "#samples")).bottom).toBeLessThan(
        (await box(page, "main section svg:has(g)")).top,
      );
    }
  });

  test.for([1920, 1440, 1024, 768, 390, 320])(
    "begins where the logo and the sections do, at %i pixels",
    async (width, { open }) => {
      const page = await open("/", { width });
      await stillness(page);
      const title = await box(page, "h1");
      const section = await box(page, "#ai-voice");
      expect(Math.abs(title.left - section.left)).toBeLessThan(1);
      const wave = await box(page, "main section svg:has(g)");
      expect(Math.abs(wave.right - section.right)).toBeLessThan(1);
    },
  );

  test("on a phone the row of languages follows the one that plays, and the page stays", async ({ open }) => {
    const page = await open("/", { width: 390, height: 844 });
    const scrolled = () => page.evaluate(() => scrollY);
    for (const language of ["Fransızca", "Urduca", "Rusça"]) {
      const before = await scrolled();
      // Pressed without the pointer, because Playwright's would scroll the row itself.
      await page
        .getByRole("button", { name: play + language, exact: true })
        .evaluate((pill: HTMLElement) => pill.click());
      await page.getByRole("button", { name: pauseClip + language, exact: true }).waitFor();
      const fromMiddle = async () => {
        const { left, width } = await box(page, `button[aria-label="${pauseClip + language}"]`);
        return Math.abs(left + width / 2 - 195);
      };
      await expect.poll(fromMiddle).toBeLessThan(2);
      expect(await scrolled()).toBe(before);
    }
  });
});
