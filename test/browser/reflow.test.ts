import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type OpenPage, type Site } from "#test/support/site.ts";
import { stillness } from "#test/support/stillness.ts";
import { doubleText } from "./client-looks.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

const overhang = (page: OpenPage) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The share of the screen's height that floats above the page. */
const covered = (page: OpenPage) =>
  page.evaluate(() => {
    const floating = [...document.querySelectorAll("body *")].filter((element) => {
      const { position } = getComputedStyle(element);
      return (
        (position === "fixed" || position === "sticky") &&
        element.checkVisibility({ visibilityProperty: true })
      );
    });
    const heights = floating.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

const bar = (page: OpenPage) => page.getByRole("banner").locator("a, button");

/** The controls that stick out of a screen of 320 px. */
async function outside(controls: Locator): Promise<string[]> {
  const found: string[] = [];
  for (const control of await controls.filter({ visible: true }).all()) {
    const box = await control.boundingBox();
    if (!box || box.x < 0 || box.x + box.width > 320) found.push(await control.innerHTML());
  }
  return found;
}

async function playFirst(page: OpenPage): Promise<void> {
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Oynat/ })
    .click();
  await page.getByRole("region", { name: "Oynatıcı" }).waitFor();
}

async function chooseTwo(page: OpenPage): Promise<void> {
  await page.getByRole("button", { name: "Çoklu seçim" }).click();
  for (const place of [0, 1]) await page.getByRole("article").nth(place).getByRole("checkbox").check();
}

describe("at 320 pixels with text at 200 %", () => {
  const small = { width: 320, height: 568 };

  it.each(["/", "/?lang=en", "/privacy", "/login"])("%s needs no sideways scrolling", async (path) => {
    const page = await site.open(path, { ...small, locale: path.includes("en") ? "en" : "tr" });
    await doubleText(page);
    await expect.poll(() => overhang(page)).toBe(0);
    expect(await outside(bar(page))).toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it("the library's bar, dock and selection fit, and leave half of the screen", async () => {
    const page = await site.open("/panel", { ...small, as: "demo-client" });
    await page.getByRole("article").first().waitFor();
    await doubleText(page);
    expect(await outside(bar(page))).toEqual([]);
    await playFirst(page);
    await stillness(page);
    expect(await overhang(page)).toBe(0);
    expect(await covered(page)).toBeLessThan(0.33);
    expect(await outside(page.getByRole("region", { name: "Oynatıcı" }).locator("button, input"))).toEqual(
      [],
    );
    await chooseTwo(page);
    await page.getByRole("button", { name: "Teklif ver (2)" }).waitFor();
    await stillness(page);
    expect(await overhang(page)).toBe(0);
    await expect.poll(() => covered(page)).toBeLessThan(0.5);
    expect(await outside(page.getByRole("region", { name: "Seçilen sesler" }).locator("button"))).toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});

describe("on 1280 × 1024 enlarged fourfold", () => {
  const low = { width: 320, height: 256 };

  it("nothing floats above the library while a voice plays and two are chosen", async () => {
    const page = await site.open("/panel", { ...low, as: "demo-client" });
    await page.getByRole("article").first().waitFor();
    await chooseTwo(page);
    await playFirst(page);
    await stillness(page);
    expect(await overhang(page)).toBe(0);
    expect(await covered(page)).toBe(0);
    await page.getByRole("button", { name: "Teklif ver (2)" }).click();
    await page.getByRole("dialog").waitFor();
    await page.context().close();
  });

  it.each(["tr", "en"] as const)("every field of the voice request can be seen, in %s", async (locale) => {
    const page = await site.open(locale === "tr" ? "/" : "/?lang=en", { ...low, locale });
    expect(await covered(page)).toBe(0);
    await page
      .getByRole("button", { name: locale === "tr" ? "Ses talep edin" : "Request a voice" })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("input").first().waitFor();
    await stillness(page);
    const unseen: string[] = [];
    for (const name of ["fullName", "email", "phone", "voiceRequirements"]) {
      const field = dialog.locator(`[name=${name}]`);
      await field.focus();
      const isSeen = await field.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + 12, (top + bottom) / 2);
        return top >= 0 && bottom <= innerHeight && hit === element;
      });
      if (!isSeen) unseen.push(name);
    }
    expect(unseen).toEqual([]);
    await page.context().close();
  });
});
