import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import type { VisitOptions } from "#test/support/browser/fixtures.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { test as base } from "./rooms/demo-rooms.ts";

/** Opens a page that was come to from the privacy notice, a document of its own. */
const test = base.extend(
  "comeTo",
  ({ open }) =>
    async (path: string, options: VisitOptions = {}): Promise<OpenPage> => {
      const page = await open("/privacy?lang=en", { locale: "en", ...options });
      await page.goto(path);
      await page.waitForSelector("html[data-ready]");
      return page;
    },
);

const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const pathOf = (page: Page) => new URL(page.url()).pathname;
const menuOf = (page: Page): Locator => page.locator("[popover]:popover-open");
const dialogOf = (page: Page): Locator => page.getByRole("dialog");

const stateOf = (page: Page) => page.evaluate(() => JSON.stringify(history.state ?? {}));
/** Waits until the history has nothing of ours any more. */
const isSettled = async (page: Page) => {
  await expect.poll(() => stateOf(page)).not.toContain("closesOnBack");
};
/** Waits until Back would close something. */
const isOpened = async (page: Page) => {
  await expect.poll(() => stateOf(page)).toContain("closesOnBack");
};

/** Presses Back where that leaves the page for the privacy notice. */
async function expectLeft(page: Page): Promise<void> {
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe("/privacy");
}

const small = { width: 390, height: 844 };

const openable = [
  ["the menu of languages", "/", {}, button("Language: EN"), menuOf],
  ["the request of a voice", "/", {}, button("Request a voice"), dialogOf],
  ["the profile’s menu", "/panel", { as: "demo-client" }, button("Deniz Aksoy"), menuOf],
  ["a filter", "/panel", { as: "demo-client" }, button(/^Gender/), menuOf],
  ["the sheet of filters", "/panel", { as: "demo-client", ...small }, button(/^Filters/), dialogOf],
  ["an offer", "/panel", { as: "demo-client" }, button("Make offer"), dialogOf],
  ["a row’s menu", "/owner/clients", { as: "demo-owner" }, button(/^More: /), menuOf],
] as const;

describe.each(someOf(openable, 4))("%s", (_name, path, options, press, opened) => {
  test("is closed by Back, and the next Back leaves the page", async ({ comeTo }) => {
    const page = await comeTo(path, options);
    await press(page);
    await opened(page).waitFor();
    await isOpened(page);
    await page.goBack();
    await opened(page).waitFor({ state: "hidden" });
    expect(pathOf(page)).toBe(path);
    await isSettled(page);
    await expectLeft(page);
    expect(page.faults).toEqual([]);
  });

  test("closed by Escape leaves no entry behind", async ({ comeTo }) => {
    const page = await comeTo(path, options);
    await press(page);
    await opened(page).waitFor();
    await isOpened(page);
    await page.keyboard.press("Escape");
    await opened(page).waitFor({ state: "hidden" });
    await isSettled(page);
    await page.goForward();
    await isSettled(page);
    expect(await opened(page).count()).toBe(0);
    await expectLeft(page);
    expect(page.faults).toEqual([]);
  });

  test("opened when the page is loaded anew is closed, and Back leaves the page", async ({ comeTo }) => {
    const page = await comeTo(path, options);
    await press(page);
    await opened(page).waitFor();
    await isOpened(page);
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    await isSettled(page);
    expect(await opened(page).count()).toBe(0);
    await expectLeft(page);
  });
});

test("a guest’s sheet is closed by Back", async ({ comeTo, openRoom }) => {
  const { path } = await openRoom(2);
  const page = await comeTo(path ?? "", { width: 768, height: 1024 });
  await page.getByRole("button", { name: "Answer", exact: true }).click();
  await dialogOf(page).waitFor();
  await isOpened(page);
  await page.goBack();
  await dialogOf(page).waitFor({ state: "hidden" });
  expect(pathOf(page)).toBe(path);
  await isSettled(page);
  await expectLeft(page);
});

test("Back closes what was opened last: a menu in a dialog, then the dialog", async ({ comeTo }) => {
  const page = await comeTo("/panel", { as: "demo-client" });
  await button("Make offer")(page);
  await dialogOf(page).getByLabel("Platform").fill("Radio");
  await dialogOf(page).getByText("Add a script and usage (optional)").click();
  await isOpened(page);
  const media = dialogOf(page).getByRole("button", { name: /^Media: / });
  await media.click();
  await menuOf(page).waitFor();
  await expect.poll(() => media.getAttribute("aria-expanded")).toBe("true"); // the page knows of it too
  await page.goBack();
  await menuOf(page).waitFor({ state: "hidden" });
  expect(await dialogOf(page).getByLabel("Platform").inputValue()).toBe("Radio");
  await isOpened(page);
  await page.goBack();
  await dialogOf(page).waitFor({ state: "hidden" });
  expect(pathOf(page)).toBe("/panel");
  await isSettled(page);
  await expectLeft(page);
});

test("a page gone to from a menu stands where the menu’s entry stood", async ({ comeTo }) => {
  const page = await comeTo("/panel", { as: "demo-client" });
  await button("Deniz Aksoy")(page);
  await isOpened(page);
  await menuOf(page).getByRole("link", { name: "Account" }).click();
  await expect.poll(() => pathOf(page)).toBe("/account");
  await isSettled(page);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe("/panel");
  await page.goForward();
  await expect.poll(() => pathOf(page)).toBe("/account");
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe("/panel");
  await expectLeft(page);
});

test("an address that was changed under a menu stays changed", async ({ comeTo }) => {
  const page = await comeTo("/?lang=en");
  await button("Language: EN")(page);
  await isOpened(page);
  await menuOf(page).getByRole("link", { name: "Türkçe" }).click();
  await page.getByRole("button", { name: "Dil: TR" }).waitFor();
  await isSettled(page);
  expect(new URL(page.url()).search).toBe("");
  await expectLeft(page);
});

test("a page that is scrolled while a menu is open stays there", async ({ comeTo }) => {
  const page = await comeTo("/");
  await button("Language: EN")(page);
  await isOpened(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.keyboard.press("Escape");
  await isSettled(page);
  expect(await page.evaluate(() => [scrollY, history.scrollRestoration])).toEqual([300, "auto"]);
});

test("a dialog that asks first is asked by Back as by Escape", async ({ comeTo }) => {
  const page = await comeTo("/owner/clients?q=Orvanta", { as: "demo-owner" });
  await button(/^More: Orvanta/)(page);
  await page.getByRole("button", { name: "Make new credentials" }).click();
  await dialogOf(page).getByRole("button", { name: "Make new credentials" }).click();
  await page.getByRole("button", { name: "Copy all credentials" }).waitFor();
  const question = page.getByRole("dialog", { name: "Leave without copying?" });
  await page.goBack();
  await question.waitFor();
  await isOpened(page);
  await page.goBack();
  await question.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Copy all credentials" }).waitFor();
  await isOpened(page);
  await page.goBack();
  await question.getByRole("button", { name: "Leave" }).click();
  await dialogOf(page).first().waitFor({ state: "hidden" });
  await isSettled(page);
  expect(pathOf(page)).toBe("/owner/clients");
  await expectLeft(page);
});

test("in a changed form Back closes the menu, then asks; Back again keeps asking", async ({ open }) => {
  const page = await open("/owner/dashboard", { as: "demo-owner", locale: "en" });
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.getByRole("link", { name: "Clients", exact: true }).click();
  await page.getByRole("link", { name: /^Create client/ }).click();
  await page.getByLabel("Last name").pressSequentially("A");
  await button("Ayşe Erdem")(page);
  await isOpened(page);
  await page.goBack();
  await menuOf(page).waitFor({ state: "hidden" });
  await isSettled(page);
  await page.goBack();
  await question.waitFor();
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe("/owner/dashboard");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await question.waitFor({ state: "hidden" });
  await expect.poll(() => pathOf(page)).toBe("/owner/create-client");
  expect(await page.getByLabel("Last name").inputValue()).toBe("A");
  await page.goBack();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect.poll(() => pathOf(page)).toBe("/owner/clients");
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe("/owner/dashboard");
  expect(page.faults).toEqual([]);
});
