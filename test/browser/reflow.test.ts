import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "#test/support/browser/fixtures.ts";
import { doubleText, floatingShare, offScreen, scrollsSideways } from "#test/support/browser/layout.ts";
import { stillness } from "#test/support/browser/stillness.ts";
import { cardOf, cards, dock, namesOf, playOn, voicesOn } from "./client-steps.ts";

const bar = (page: Page) => page.getByRole("banner").locator("a, button");

async function playFirst(page: Page): Promise<void> {
  await playOn(cards(page).first()).click();
  await dock(page).waitFor();
}

async function chooseTwo(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Çoklu seçim" }).click();
  for (const id of (await voicesOn(page)).slice(0, 2)) await cardOf(page, id).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Teklif ver (2)" }).waitFor();
}

describe("at 320 pixels with text at 200 %", () => {
  const small = { width: 320, height: 568 };

  test.for(["/", "/?lang=en", "/privacy", "/login"])(
    "%s needs no sideways scrolling",
    async (path, { open }) => {
      const page = await open(path, { ...small, locale: path.includes("en") ? "en" : "tr" });
      await doubleText(page);
      await expect.poll(() => scrollsSideways(page)).toBe(false);
      await expect.poll(() => offScreen(page, bar(page))).toEqual([]);
      expect(page.faults).toEqual([]);
    },
  );

  test("the library's bar, dock and selection fit, and leave half of the screen", async ({ open }) => {
    const page = await open("/panel", { ...small, as: "demo-client" });
    await namesOf(page);
    await doubleText(page);
    await expect.poll(() => offScreen(page, bar(page))).toEqual([]);
    await playFirst(page);
    await stillness(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await expect.poll(() => floatingShare(page)).toBeLessThan(0.5);
    await expect.poll(() => offScreen(page, dock(page).locator("button, input"))).toEqual([]);
    await chooseTwo(page);
    await stillness(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await expect.poll(() => floatingShare(page)).toBeLessThan(0.5);
    const selection = page.getByRole("region", { name: "Seçilen sesler" });
    await expect.poll(() => offScreen(page, selection.getByRole("button"))).toEqual([]);
    expect(page.faults).toEqual([]);
  });
});

describe("on 1280 × 1024 enlarged fourfold", () => {
  const low = { width: 320, height: 256 };

  test("nothing floats above the library while a voice plays and two are chosen", async ({ open }) => {
    const page = await open("/panel", { ...low, as: "demo-client" });
    await namesOf(page);
    await chooseTwo(page);
    await playFirst(page);
    await stillness(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await expect.poll(() => floatingShare(page)).toBe(0);
    await page.getByRole("button", { name: "Teklif ver (2)" }).click();
    await page.getByRole("dialog").waitFor();
  });

  test.for([
    { path: "/", locale: "tr", ask: "Ses talebi gönderin" },
    { path: "/?lang=en", locale: "en", ask: "Request a voice" },
  ] as const)(
    "every field of the voice request can be seen, in $locale",
    async ({ path, locale, ask }, { open }) => {
      const page = await open(path, { ...low, locale });
      await expect.poll(() => floatingShare(page)).toBe(0);
      await page.getByRole("button", { name: ask }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.locator("input").first().waitFor();
      await stillness(page);
      for (const name of ["fullName", "email", "phone", "voiceRequirements"]) {
        const field = dialog.locator(`[name=${name}]`);
        await field.focus();
        const isSeen = () =>
          field.evaluate((element) => {
            const { left, top, bottom } = element.getBoundingClientRect();
            const hit = document.elementFromPoint(left + 12, (top + bottom) / 2);
            return top >= 0 && bottom <= innerHeight && hit === element;
          });
        await expect.poll(isSeen, { message: name }).toBe(true);
      }
    },
  );
});
