import { describe, expect } from "vitest";
import { words, phrases } from "#test/landing/words.ts";
import { someOf } from "#test/support/amount.ts";
import { axeFindingsInBothThemes } from "#test/support/browser/axe.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { doubleText, scrollsSideways } from "#test/support/browser/layout.ts";
import type { OpenPage } from "#test/support/browser/page.ts";

const addresses = { tr: "/", en: "/?lang=en" };
const notices = { tr: "/privacy", en: "/privacy?lang=en" };

/** Headings that are seen, with a word that is wider than their room. */
const brokenHeadings = (page: OpenPage) =>
  page.evaluate(() => {
    document.body.style.overflowWrap = "normal";
    return [...document.querySelectorAll("main :is(h1, h2, h3)")]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map((heading) => heading.textContent);
  });

describe.each(someOf(["tr", "en"] as const, 1))("in %s and both themes", (locale) => {
  const say = words[locale];

  test.for(someOf([1440, 768, 390, 320], 2))(
    "every section shows at %i pixels, without sideways scrolling",
    async (width, { open }) => {
      const page = await open(addresses[locale], { locale, width });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        for (const heading of [
          say.title,
          say.brands,
          say.ourServices,
          say.ai,
          say.band,
          say.contact,
          ...say.services,
        ])
          expect(await page.getByRole("heading", { name: heading, exact: true }).isVisible()).toBe(true);
        expect(await page.getByRole("contentinfo").getByText(say.fictional).isVisible()).toBe(true);
        await expect.poll(() => scrollsSideways(page)).toBe(false);
      }
      await doubleText(page);
      await expect.poll(() => scrollsSideways(page)).toBe(false);
      await expect.poll(() => brokenHeadings(page)).toEqual([]);
      expect(page.faults).toEqual([]);
    },
  );

  test("axe finds nothing while the demo plays", async ({ open }) => {
    const page = await open(addresses[locale], { locale });
    await page.getByRole("button", { name: say.show }).click();
    await page.getByRole("button", { name: say.pauseClip + phrases[0][1] }).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(page.faults).toEqual([]);
  });

  test("the privacy notice is legible on a small screen, and axe finds nothing", async ({ open }) => {
    const page = await open(notices[locale], { locale, width: 320 });
    await page.getByRole("heading", { level: 1, name: say.privacy }).waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(page.faults).toEqual([]);
  });
});

test("in forced colours text, bars and edges stand out from the ground", async ({ open }) => {
  const page = await open("/", { context: { forcedColors: "active" } });
  const lost = await page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const visible = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, a, button, q, li")];
    const text = visible.filter((element) => getComputedStyle(element).color === ground);
    const bars = [...document.querySelectorAll("#root svg g path")].filter(
      (bar) => getComputedStyle(bar).stroke === ground,
    );
    const edges = [...document.querySelectorAll("main button, main [role=button]")].filter((button) => {
      const { borderTopColor, borderTopStyle } = getComputedStyle(button);
      return borderTopStyle !== "none" && borderTopColor === ground;
    });
    return [...text, ...bars, ...edges].map((element) => element.outerHTML.slice(0, 80));
  });
  expect(lost).toEqual([]);
});
