import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindingsInBothThemes } from "#test/support/axe.ts";
import { openSite, type PageOptions, type Site } from "#test/support/site.ts";
import { doubleText, lostParts, settle } from "./client-looks.ts";
import { cards, namesOf } from "./client-steps.ts";
import { words } from "./client-words.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

type Locale = keyof typeof words;
type Look = (state: string) => Promise<void>;

const updates = "**/api/v1/clients/update/**";
const likedVoices = "**/liked-voices";

async function open(path: string, options: PageOptions) {
  const page = await site.open(path, { as: "demo-client", ...options });
  await namesOf(page);
  return page;
}

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
  await page.getByRole("button", { name: say.multiSelect }).click();
  for (let place = 0; place < 6; place += 1) await cards(page).nth(place).getByRole("checkbox").check();
  await look("six voices chosen");
  await page.locator("section [popovertarget]").click();
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
  await page.clock.install(); // so that the message stays while it is looked at
  await dialog.getByRole("button", { name: say.submit }).click();
  await dialog.getByText(say.created).waitFor();
  await look("an offer sent");
}

/** Liked voices: the cards, one let go of, none, and a failure. */
async function seeLiked(page: Page, locale: Locale, look: Look): Promise<void> {
  const say = words[locale];
  await look("liked voices");
  await page.route(updates, () => undefined); // never answered: the next one finds the same likes
  await page
    .getByRole("button", { name: new RegExp(`^${say.unlike("")}`) })
    .first()
    .click();
  await page.getByRole("button", { name: say.undo }).waitFor();
  await look("a like let go of");
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
  await settle(page);
  lost.push(...(await lostParts(page)).map((part) => `${state}: ${part}`));
};

describe.each(["tr", "en"] as const)("in %s and both themes, axe finds nothing", (locale) => {
  it("in the library, while choosing and in the offer form", async () => {
    const found: string[] = [];
    const page = await open("/panel", { locale });
    await seeLibrary(page, locale, withAxe(page, found));
    await seeOffer(page, locale, withAxe(page, found));
    expect(found).toEqual([]);
    await page.context().close();
  });

  it("on the page of liked voices", async () => {
    const found: string[] = [];
    const page = await open("/liked-voices", { locale });
    await seeLiked(page, locale, withAxe(page, found));
    expect(found).toEqual([]);
    await page.context().close();
  });
});

const sizes = [
  { name: "at 320 px", width: 320, isDoubled: false },
  { name: "with text at 200%", width: 1280, isDoubled: true },
  { name: "at 640 px with text at 200%", width: 640, isDoubled: true },
];

describe.each(sizes)("$name nothing is lost", ({ width, isDoubled }) => {
  async function sized(path: string, locale: Locale) {
    const page = await open(path, { locale, width, height: 800 });
    if (isDoubled) await doubleText(page);
    return page;
  }

  it.each(["tr", "en"] as const)("in the library and the offer form, in %s", async (locale) => {
    const lost: string[] = [];
    const page = await sized("/panel", locale);
    await seeLibrary(page, locale, forLost(page, lost));
    await seeOffer(page, locale, forLost(page, lost));
    expect(lost).toEqual([]);
    await page.context().close();
  });

  it("on the page of liked voices", async () => {
    const lost: string[] = [];
    const page = await sized("/liked-voices", "tr");
    await page.addInitScript(
      (size) => void (document.documentElement.style.fontSize = size),
      isDoubled ? "200%" : "",
    );
    await seeLiked(page, "tr", forLost(page, lost));
    expect(lost).toEqual([]);
    await page.context().close();
  });
});
