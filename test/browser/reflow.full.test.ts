import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { VoicePage } from "#contract/voices/voices.ts";
import { test } from "#test/support/browser/fixtures.ts";
import {
  doubleText,
  floatingShare,
  lostParts,
  offScreen,
  scrollsSideways,
} from "#test/support/browser/layout.ts";
import { stillness } from "#test/support/browser/stillness.ts";
import { beginChoosing, cardOf, cards, dock, namesOf, playOn, voicesOn } from "./journeys/client-steps.ts";

const bar = (page: Page) => page.getByRole("banner").locator("a, button");

async function playFirst(page: Page): Promise<void> {
  await playOn(cards(page).first()).click();
  await dock(page).waitFor();
}

async function chooseTwo(page: Page): Promise<void> {
  await beginChoosing(page);
  for (const id of (await voicesOn(page)).slice(0, 2)) await cardOf(page, id).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Teklif ver (2)" }).waitFor();
}

describe("at 320 pixels with text at 200 %", () => {
  const small = { width: 320, height: 568 };

  test.for(["/", "/?lang=en", "/privacy", "/accessibility", "/login"])(
    "%s needs no sideways scrolling",
    async (path, { open }) => {
      const page = await open(path, { ...small, locale: path.includes("en") ? "en" : "tr" });
      await doubleText(page);
      await expect.poll(() => scrollsSideways(page)).toBe(false);
      await expect.poll(() => offScreen(page, bar(page))).toEqual([]);
      expect(page.faults).toEqual([]);
    },
  );

  test.for([
    "/owner/voice-artists",
    "/owner/voice-artists?q=xyz&language=GERMAN",
    "/owner/update-voice-artist?artist=Ayla+Şenol",
    "/owner/create-voice-artist",
    "/owner/import",
    "/owner/showcase",
  ])("%s needs no sideways scrolling either", async (path, { open }) => {
    const page = await open(path, { ...small, as: "demo-owner" });
    await page.waitForLoadState("networkidle");
    await doubleText(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    expect(page.faults).toEqual([]);
  });

  test("the window that exports the artists is as wide as the screen", async ({ open }) => {
    const page = await open("/owner/voice-artists", { ...small, as: "demo-owner" });
    await page.getByRole("button", { name: "Dışa aktar" }).click();
    const dialog = page.getByRole("dialog", { name: "Sanatçıları dışa aktar" });
    await dialog.waitFor();
    await doubleText(page);
    await stillness(page);
    expect((await dialog.boundingBox())?.width).toBe(small.width);
    await expect.poll(() => offScreen(page, dialog.locator("button, input"))).toEqual([]);
  });

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

/** How many of the texts stand in columns narrower than four of their letters. */
const columnsOfLetters = (page: Page, texts: string) =>
  page
    .locator(texts)
    .evaluateAll(
      (all) =>
        all.filter(
          (text) =>
            text.getBoundingClientRect().width < 2 * Number.parseFloat(getComputedStyle(text).fontSize),
        ).length,
    );

describe("at 320 pixels with text at 200 %, while voices are searched and compared,", () => {
  const small = { width: 320, height: 568, as: "demo-client" } as const;

  test.for(["tr", "en"])("what finds nothing and its ways on fit, in %s", async (locale, { open }) => {
    const page = await open("/panel?gender=Male&q=s%C4%B1cak+kara%C3%A7ay", { ...small, locale });
    await page
      .getByRole("button", { name: /\d (ses|voices?)$/ })
      .first()
      .waitFor();
    await doubleText(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await expect.poll(() => lostParts(page)).toEqual([]);
  });

  test("suggestions fit", async ({ open }) => {
    const page = await open("/panel?q=s%C4%B1cak", small);
    await namesOf(page);
    await doubleText(page);
    await page.getByRole("combobox").first().pressSequentially("kar");
    const list = page.getByRole("listbox");
    await list.waitFor();
    await page.keyboard.press("ArrowDown");
    await list.getByRole("option", { selected: true }).waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await expect.poll(() => lostParts(page)).toEqual([]);
  });

  test("what the keys do is read in words", async ({ open }) => {
    const page = await open("/panel", small);
    await namesOf(page);
    await doubleText(page);
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await stillness(page);
    await expect.poll(() => columnsOfLetters(page, "dialog dd")).toBe(0);
    await expect.poll(() => lostParts(page)).toEqual([]);
  });

  test("compared artists' names are read in words", async ({ open, site }) => {
    const authorization = `Bearer ${await site.logIn("demo-client")}`;
    const answer = await fetch(`${site.origin}/api/v1/voices?size=3`, { headers: { authorization } });
    const { content } = (await answer.json()) as VoicePage;
    const page = await open(`/compare?${content.map(({ voiceId }) => `voice=${voiceId}`).join("&")}`, small);
    await page.locator("[data-compared]").first().waitFor();
    await doubleText(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await expect.poll(() => columnsOfLetters(page, "[data-compared] h2")).toBe(0);
    await expect.poll(() => lostParts(page)).toEqual([]);
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
