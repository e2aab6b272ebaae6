import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import { axeFindingsInBothThemes } from "#test/support/browser/axe.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { doubleText, floatingShare, offScreen, scrollsSideways } from "#test/support/browser/layout.ts";
import { stillness } from "#test/support/browser/stillness.ts";
import { beginChoosing, cards, dock, namesOf, playOn } from "./journeys/client-steps.ts";

const tabs = (page: Page) => page.getByRole("navigation", { name: "Ana menü" });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("nothing is drawn");
  const round = Math.round;
  const bottom = round(box.y + box.height);
  return { x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height), bottom };
}

async function playFirst(page: Page): Promise<void> {
  await namesOf(page);
  await playOn(cards(page).first()).click();
  await dock(page).waitFor();
  await stillness(page);
}

describe.each(someOf([390, 320], 1))("at %i pixels", (width) => {
  const small = { width, height: 844 };

  test("the tabs stand on the screen's edge, and the dock 12 pixels above them", async ({ open }) => {
    const page = await open("/panel", { ...small, as: "demo-client" });
    await playFirst(page);
    const bar = await boxOf(tabs(page));
    expect([bar.x, bar.width, bar.height, bar.bottom]).toEqual([0, width, 68, 844]);
    await expect.poll(async () => bar.y - (await boxOf(dock(page))).bottom).toBe(12);
    expect(await offScreen(page, tabs(page).getByRole("link"))).toEqual([]);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });

  test("what is chosen, and what stands last, is not behind tabs or dock", async ({ open }) => {
    const page = await open("/panel", { ...small, as: "demo-client" });
    await playFirst(page);
    const belowDock = async (part: Locator) => (await boxOf(part)).bottom - (await boxOf(dock(page))).y;
    const atEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return belowDock(page.getByRole("navigation", { name: "Sayfalar" }));
    };
    await expect.poll(atEnd).toBeLessThanOrEqual(0);
    await beginChoosing(page);
    await cards(page).first().getByRole("checkbox").check();
    await stillness(page);
    const selection = page.getByRole("region", { name: "Seçilen sesler" });
    await expect.poll(() => belowDock(selection)).toBeLessThan(0);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });

  test.for([
    "/owner/dashboard",
    "/owner/clients",
    "/owner/history",
    "/owner/requests",
    "/owner/team",
    "/panel",
  ])("%s ends above an owner's tabs", async (path, { open }) => {
    const page = await open(path, { ...small, as: "demo-owner" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await stillness(page);
    const endOfPage = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return (await boxOf(page.getByRole("main"))).bottom - (await boxOf(tabs(page))).y;
    };
    // What is loaded meanwhile makes the page longer.
    await expect.poll(endOfPage).toBeLessThanOrEqual(0);
    expect(await offScreen(page, tabs(page).getByRole("link"))).toEqual([]);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });
});

test("with text at 200 % an owner's tabs keep their words on the screen, and half of it free", async ({
  open,
}) => {
  const page = await open("/owner/clients", { width: 320, height: 568, as: "demo-owner" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await doubleText(page);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  const lost = await tabs(page)
    .getByRole("link")
    .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(lost).toBe(0);
  await expect.poll(() => floatingShare(page)).toBeLessThan(0.5);
});

test("on a low screen the tabs come at the end of the page", async ({ open }) => {
  const page = await open("/panel", { width: 320, height: 256, as: "demo-client" });
  await namesOf(page);
  await expect.poll(() => floatingShare(page)).toBe(0);
});

describe.each(someOf([900, 1024, 1440], 1))("at %i pixels", (width) => {
  test("the bar holds the links; the current one moves nothing", async ({ open }) => {
    const page = await open("/owner/clients", { width, as: "demo-owner" });
    const current = tabs(page).getByRole("link", { name: "Müşteriler" });
    await current.waitFor();
    await stillness(page);
    const before = await boxOf(current);
    await tabs(page).getByRole("link", { name: "Sanatçılar" }).click();
    await tabs(page).locator('[aria-current="page"]', { hasText: "Sanatçılar" }).waitFor();
    expect((await boxOf(current)).width).toBe(before.width);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });
});

test.for(someOf([800, 1024, 1440], 1))(
  "theme and social links stand in the bar, or where the links need its room in the menu of the name, at %i pixels",
  async (width, { open }) => {
    const page = await open("/panel", { width, as: "demo-client" });
    const banner = page.getByRole("banner");
    const theme = banner.getByRole("button", { name: /tema$/ }).filter({ visible: true });
    const social = banner.getByRole("link", { name: /^Instagram/ }).filter({ visible: true });
    const shown = { 800: "Sosyal medya", 1024: "Deniz Aksoy" }[width];
    await expect.poll(() => theme.count()).toBe(width === 1024 ? 0 : 1);
    if (shown) await banner.getByRole("button", { name: shown }).click();
    await social.waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await theme.click();
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
  },
);

/** The links of the bar or the tabs that are not wholly seen. */
const hiddenLinks = (page: Page): Promise<string[]> =>
  page.locator("header nav a, nav:has(> ul > li > a > span > svg) a").evaluateAll(
    (all, width) =>
      all
        .filter((link) => {
          const box = link.getBoundingClientRect();
          const row = link.closest("nav")?.getBoundingClientRect() ?? box;
          const [left, right] = [Math.max(0, row.left), Math.min(width, row.right)];
          return box.left < left - 0.5 || box.right > right + 0.5;
        })
        .map((link) => `${width} ${link.textContent}`),
    page.viewportSize()?.width ?? 0,
  );

test.for(["demo-client", "demo-owner"] as const)(
  "at every width each link of %s is wholly seen, in both languages",
  async (as, { open }) => {
    for (const locale of ["tr", "en"] as const) {
      const page = await open("/account", { as, locale });
      await page.getByRole("heading", { level: 1 }).waitFor();
      const hidden: string[] = [];
      for (let width = 320; width <= 1920; width += 20) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForFunction((wanted) => innerWidth === wanted, width);
        hidden.push(...(await hiddenLinks(page)));
      }
      expect(hidden).toEqual([]);
    }
  },
);
