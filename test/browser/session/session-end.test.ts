import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { words } from "#test/session/words.ts";
import { someOf } from "#test/support/amount.ts";
import { axeFindingsInBothThemes } from "#test/support/browser/axe.ts";
import { test as base, type VisitOptions } from "#test/support/browser/fixtures.ts";
import { doubleText, offScreen, scrollsSideways } from "#test/support/browser/layout.ts";
import { namesOf } from "#test/browser/journeys/client-steps.ts";
import { offerWords } from "#test/browser/offers/words.ts";

const profile = "**/api/v1/auth/me";
const say = words.tr;

/** Has the server say that nobody has used the session for almost eight hours, until a page does that was there before. */
async function almostEnd(first: Page): Promise<void> {
  const opened = new Set<Page>();
  let isUsed = false;
  await first.context().route(profile, async (route) => {
    const request = route.request();
    const page = request.frame().page();
    isUsed ||= opened.has(page) && !("x-refresh" in request.headers());
    opened.add(page);
    const response = await route.fetch();
    const sessionSeconds = { idle: isUsed ? 28_800 : 290, absolute: 600_000 };
    await route.fulfill({ response, json: { ...(await response.json()), sessionSeconds } });
  });
}

const test = base.extend("openLate", ({ open }, { onCleanup }) => async (options: VisitOptions = {}) => {
  const page = await open("/panel", { as: "demo-client", before: almostEnd, ...options });
  onCleanup(() => page.context().unrouteAll({ behavior: "ignoreErrors" }));
  await namesOf(page);
  return page;
});

const notice = (page: Page, name: string = say.session) => page.getByRole("region", { name, exact: true });
const stay = (page: Page) => notice(page).getByRole("button", { name: say.stay });

/** Opens the form of an offer by its first card, types into it, and answers the field. */
async function typeOffer(page: Page) {
  await page.getByRole("button", { name: offerWords.tr.make }).first().click();
  const field = page.getByRole("dialog").getByLabel(offerWords.tr.platform);
  await field.fill("Sabah kuşağı");
  return field;
}

describe.each(someOf(["tr", "en"] as const, 1))("that a session is about to end, in %s", (locale) => {
  test.for(someOf([1440, 390, 320], 1))("is seen, and pressed, at %i pixels", async (width, { openLate }) => {
    const page = await openLate({ locale, width, height: 844 });
    const told = notice(page, words[locale].session);
    await told.getByText(words[locale].unused).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest("section"))).toBeNull();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await doubleText(page);
    expect(await offScreen(page, told.getByRole("button"))).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await told.getByRole("button", { name: words[locale].stay }).click();
    await told.waitFor({ state: "detached" });
    expect(page.faults).toEqual([]);
  });
});

test.for(someOf([1440, 390], 1))(
  "is pressed in the form that is open, at %i pixels, and what is typed and the focus stay",
  async (width, { openLate }) => {
    const page = await openLate({ width, height: 844 });
    await stay(page).waitFor();
    const field = await typeOffer(page);
    const told = page.getByRole("dialog").locator(stay(page));
    await told.waitFor();
    expect(await offScreen(page, page.getByRole("dialog").getByRole("button"))).toEqual([]);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await told.click();
    await told.waitFor({ state: "detached" });
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe("Sabah kuşağı");
    expect(page.faults).toEqual([]);
  },
);

test("goes in every tab when one of them stays", async ({ openLate }) => {
  const page = await openLate();
  await stay(page).waitFor();
  const other = await page.context().newPage();
  await other.goto("/offers");
  await stay(other).click();
  await stay(other).waitFor({ state: "detached" });
  await stay(page).waitFor({ state: "detached" });
});

test("who comes back after the end signs in, and finds what was typed", async ({ openLate }) => {
  const page = await openLate();
  await typeOffer(page);
  await page.context().unroute(profile);
  const ended = { status: 401, headers: { "problem-code": "session-ended" }, body: say.ended };
  await page.context().route(profile, (route) => route.fulfill(ended));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByText(say.ended).waitFor();
  await page.context().unroute(profile);
  await page.getByLabel(say.username).fill("demo-client");
  await page.getByLabel(say.password, { exact: true }).fill("demo-client-password");
  await page.keyboard.press("Enter");
  const field = page.getByRole("dialog").getByLabel(offerWords.tr.platform);
  await expect.poll(() => field.inputValue()).toBe("Sabah kuşağı");
});
