import { describe, expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import { axeFindingsInBothThemes } from "#test/support/browser/axe.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { focusedName } from "#test/support/browser/keyboard.ts";
import { routeLateCode } from "#test/support/browser/late-code.ts";
import { scrollsSideways } from "#test/support/browser/layout.ts";
import { stillness } from "#test/support/browser/stillness.ts";

const words = {
  tr: {
    login: "Giriş yap",
    language: "Dil: TR",
    missing: "Kullanıcı adı zorunludur",
    notFound: "Sayfa bulunamadı",
    password: "Şifre değiştir",
  },
  en: {
    login: "Log in",
    language: "Language: EN",
    missing: "Username is required",
    notFound: "Page not found",
    password: "Change password",
  },
} as const;

describe.each(someOf(["tr", "en"] as const, 1))("in %s and both themes, axe finds nothing", (locale) => {
  const say = words[locale];

  test("on the login page, also with its errors", async ({ open }) => {
    const page = await open("/login", { locale });
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.getByRole("main").getByRole("button", { name: say.login, exact: true }).click();
    await page.getByText(say.missing).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(page.faults).toEqual([]);
  });

  test("on an address that nobody has, also with a menu open", async ({ open }) => {
    const page = await open("/nowhere", { locale });
    await page.getByRole("heading", { name: say.notFound }).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.getByRole("button", { name: say.language }).click();
    await page.getByRole("link", { name: "English" }).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(page.faults).toEqual([]);
  });

  test("in the profile menu and the password dialog", async ({ open }) => {
    const page = await open("/panel", { locale, as: "demo-client" });
    await page.getByRole("button", { name: "Deniz Aksoy" }).click();
    const change = page.getByRole("button", { name: say.password });
    await change.waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await change.click();
    await page.getByRole("dialog").locator("input").first().waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(page.faults).toEqual([]);
  });
});

describe.each(someOf([320, 390, 700, 1440], 2))("at %i pixels", (width) => {
  test.for(["/login", "/nowhere"])("%s needs no sideways scrolling", async (path, { open }) => {
    const page = await open(path, { width });
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });

  test("the profile menu stays in sight, below its button", async ({ open }) => {
    const page = await open("/panel", { width, as: "demo-client" });
    const button = page.getByRole("banner").getByRole("button", { name: "Deniz Aksoy" });
    await button.click();
    const menu = page.locator("[popover]:popover-open");
    await menu.getByRole("button", { name: "Şifre değiştir" }).waitFor();
    await stillness(page);
    const [trigger, box] = [await button.boundingBox(), await menu.boundingBox()];
    if (!trigger || !box) throw new Error("nothing is drawn");
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y).toBeGreaterThan(trigger.y + trigger.height);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });
});

test("a sheet opens on a small screen without moving the page behind it", async ({ open }) => {
  const page = await open("/panel", { width: 390, height: 700, as: "demo-client" });
  // By the keyboard: to press a button with the mouse, Playwright may scroll the page itself.
  await page.getByRole("button", { name: "Deniz Aksoy" }).press("Enter");
  await page.getByRole("button", { name: "Şifre değiştir" }).press("Enter");
  const sheet = page.getByRole("dialog");
  await sheet.locator("input").first().waitFor();
  await stillness(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const box = await sheet.boundingBox();
  expect(box && [box.x, box.x + box.width, Math.round(box.y + box.height)]).toEqual([0, 390, 700]);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
  await expect.poll(focused).toBe("currentPassword");
});

test("a menu whose content is still on its way hands the focus on to it", async ({ client }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await routeLateCode(client, async (route) => {
    await released;
    await route.continue();
  });
  await client.getByRole("button", { name: "Deniz Aksoy" }).focus();
  await client.keyboard.press("Enter");
  await client.keyboard.press("Tab");
  release();
  await expect.poll(() => focusedName(client)).toBe("Panelim");
});
