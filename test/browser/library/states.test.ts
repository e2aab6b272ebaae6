import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { beginChoosing, cardOf, namesOf, voicesOn } from "#test/browser/journeys/client-steps.ts";
import { someOf } from "#test/support/amount.ts";
import { axeFindingsInBothThemes } from "#test/support/browser/axe.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { doubleText, lostParts } from "#test/support/browser/layout.ts";
import { stillness } from "#test/support/browser/stillness.ts";
import { words } from "./words.ts";

type Locale = keyof typeof words;
type Look = (state: string) => Promise<void>;

const selection = { tr: "Seçilen sesler", en: "Selected voices" };
const updates = "**/api/v1/clients/update/**";
const likedVoices = "**/liked-voices";

/** Hearts, a refused one, and several voices chosen. */
async function seeLibrary(page: Page, locale: Locale, look: Look): Promise<void> {
  const say = words[locale];
  await page.route(updates, (route) => route.fulfill({ status: 500 }));
  await page
    .getByRole("button", { name: new RegExp(`^${say.like("")}`) })
    .first()
    .click();
  await page.getByText(say.updateFailed).waitFor();
  await look("a refused like");
  await page.unroute(updates);
  await beginChoosing(page);
  for (const id of (await voicesOn(page)).slice(0, 6)) await cardOf(page, id).getByRole("checkbox").check();
  await look("six voices chosen");
  const list = new RegExp(`${say.showAll}|${say.selected(6)}`);
  await page.getByRole("region", { name: selection[locale] }).getByRole("button", { name: list }).click();
  await page.locator("[popover]:popover-open").waitFor();
  await look("their list");
  await page.keyboard.press("Escape");
}

/** The offer form: open, wrong, failed, sent. */
async function seeOffer(page: Page, locale: Locale, look: Look): Promise<void> {
  const say = words[locale];
  await page.getByRole("button", { name: say.makeFor(6) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say.budget).waitFor();
  await look("the offer form");
  await dialog.getByLabel(say.budget).fill("x");
  await dialog.getByRole("button", { name: say.submit }).click();
  await dialog.getByText(say.platformMissing).waitFor();
  await look("the offer form with errors");
  await page.route(updates, (route) =>
    route.fulfill({
      status: 422,
      headers: { "problem-code": "unknown-voice" },
      json: { message: say.unknownVoice },
    }),
  );
  await dialog.getByLabel(say.budget).fill("0");
  await dialog.getByLabel(say.platform).fill("TV");
  await dialog.getByRole("button", { name: say.submit }).click();
  await dialog.getByText(say.unknownVoice).waitFor();
  await look("a failed offer");
  await page.unroute(updates);
  await dialog.getByRole("button", { name: say.submit }).click();
  await dialog.getByText(say.created).waitFor();
  await look("an offer sent");
}

/** Liked voices: the cards, a like taken back, none, and a failure. */
async function seeLiked(page: Page, locale: Locale, look: Look): Promise<void> {
  const say = words[locale];
  await look("liked voices");
  await page.route(updates, () => undefined); // never answered: the next one finds the same likes
  await page
    .getByRole("button", { name: new RegExp(`^${say.unlike("")}`) })
    .first()
    .click();
  await page.getByRole("button", { name: say.undo }).waitFor();
  await look("a like taken back");
  await page.route(likedVoices, (route) =>
    route.request().resourceType() === "document" ? route.continue() : route.fulfill({ json: [] }),
  );
  await page.reload();
  await page.getByRole("heading", { name: say.none }).waitFor();
  await look("no liked voices");
  await page.unroute(likedVoices);
  await page.route(likedVoices, (route) =>
    route.request().resourceType() === "document" ? route.continue() : route.fulfill({ status: 400 }),
  );
  await page.reload();
  await page.getByText(say.error(say.listFailed)).waitFor();
  await look("a failure");
}

const withAxe = (page: Page, found: string[]) => async (state: string) => {
  found.push(...(await axeFindingsInBothThemes(page)).map((finding) => `${state}, ${finding}`));
};

const forLost = (page: Page, lost: string[]) => async (state: string) => {
  await stillness(page);
  lost.push(...(await lostParts(page)).map((part) => `${state}: ${part}`));
};

describe.each(someOf(["tr", "en"] as const, 1))("in %s and both themes, axe finds nothing", (locale) => {
  test("in the library, while choosing and in the offer form", async ({ open }) => {
    const found: string[] = [];
    const page = await open("/panel", { as: "demo-client", locale });
    await namesOf(page);
    await seeLibrary(page, locale, withAxe(page, found));
    await seeOffer(page, locale, withAxe(page, found));
    expect(found).toEqual([]);
  });

  test("on the page of liked voices", async ({ open }) => {
    const found: string[] = [];
    const page = await open("/liked-voices", { as: "demo-client", locale });
    await namesOf(page);
    await seeLiked(page, locale, withAxe(page, found));
    expect(found).toEqual([]);
  });
});

const sizes = [
  { name: "at 320 px", width: 320, isDoubled: false },
  { name: "with text at 200%", width: 1280, isDoubled: true },
  { name: "at 640 px with text at 200%", width: 640, isDoubled: true },
];

describe.each(someOf(sizes, 1))("$name nothing is lost", ({ width, isDoubled }) => {
  test("in the library and the offer form", async ({ open }) => {
    const lost: string[] = [];
    const page = await open("/panel", { as: "demo-client", width, height: 800 });
    await namesOf(page);
    if (isDoubled) await doubleText(page);
    await seeLibrary(page, "tr", forLost(page, lost));
    await seeOffer(page, "tr", forLost(page, lost));
    expect(lost).toEqual([]);
  });

  test("on the page of liked voices", async ({ open }) => {
    const lost: string[] = [];
    const page = await open("/liked-voices", { as: "demo-client", width, height: 800 });
    await namesOf(page);
    if (isDoubled) await doubleText(page);
    // The letters have their size after each reload too.
    const size = isDoubled ? "200%" : "";
    await page.addInitScript((text) => void (document.documentElement.style.fontSize = text), size);
    await seeLiked(page, "tr", forLost(page, lost));
    expect(lost).toEqual([]);
  });
});
