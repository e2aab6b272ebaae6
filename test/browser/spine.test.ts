import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindingsInBothThemes } from "#test/support/axe.ts";
import { openSite, type OpenPage, type Site } from "#test/support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

const words = {
  tr: {
    login: "Giriş yap",
    language: "Dil: TR",
    missing: "Kullanıcı adı zorunludur",
    notFound: "Sayfa bulunamadı",
  },
  en: {
    login: "Login",
    language: "Language: EN",
    missing: "Username is required",
    notFound: "Page not found",
  },
} as const;

const isWithin = (page: OpenPage) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe.each(["tr", "en"] as const)("in %s and both themes, axe finds nothing", (locale) => {
  const say = words[locale];

  it("on the login page, also with its errors", async () => {
    const page = await site.open("/login", { locale });
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.getByRole("button", { name: say.login }).click();
    await page.getByText(say.missing).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it("on an address that nobody has, also with a menu open", async () => {
    const page = await site.open("/nowhere", { locale });
    await page.getByRole("heading", { name: say.notFound }).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.getByRole("button", { name: say.language }).click();
    await page.getByRole("link", { name: "English" }).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it("in the profile menu and the password dialog", async () => {
    const page = await site.open("/panel", { locale, as: "demo-client" });
    const profile = page.getByRole("banner").locator("button[popovertarget]").nth(1);
    await profile.click();
    const change = page.getByRole("button", { name: locale === "tr" ? "Şifre değiştir" : "Change password" });
    await change.waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await change.click();
    await page.locator("dialog[open] input").first().waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});

describe.each([320, 390, 700, 1440])("at %i pixels", (width) => {
  it.each(["/login", "/nowhere"])("%s needs no sideways scrolling", async (path) => {
    const page = await site.open(path, { width });
    expect(await isWithin(page)).toBe(true);
    await page.context().close();
  });

  it("the profile menu stays in sight, its right edge at its button's", async () => {
    const page = await site.open("/panel", { width, as: "demo-client" });
    const button = page.getByRole("banner").locator("button[popovertarget]").nth(1);
    await button.click();
    const menu = page.locator("[popover]:popover-open");
    await menu.waitFor();
    await menu.evaluate((element) => Promise.all(element.getAnimations().map((motion) => motion.finished)));
    const [trigger, box] = [await button.boundingBox(), await menu.boundingBox()];
    if (!trigger || !box) throw new Error("nothing is drawn");
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(Math.abs(box.x + box.width - (trigger.x + trigger.width))).toBeLessThanOrEqual(1);
    expect(Math.round(box.y - trigger.y - trigger.height)).toBe(8);
    expect(await isWithin(page)).toBe(true);
    await page.context().close();
  });
});

it("opens a sheet on a small screen without moving the page behind it", async () => {
  const page = await site.open("/panel", { width: 390, height: 700, as: "demo-client" });
  await page.getByRole("banner").locator("button[popovertarget]").nth(1).press("Enter");
  // By the keyboard: to press a button with the mouse, Playwright may scroll the page itself.
  await page.getByRole("button", { name: "Şifre değiştir" }).press("Enter");
  const sheet = page.locator("dialog[open]");
  await sheet.locator("input").first().waitFor();
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map((motion) => motion.finished)));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const box = await sheet.boundingBox();
  expect(box && [box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, 390, 700]);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("currentPassword");
  await page.context().close();
});

describe("the theme", () => {
  it("that was remembered is there before the first paint", async () => {
    const page = await site.open("/login", { theme: "light" });
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await page.route("**/*.js", (route) => route.abort());
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      "rgb(11, 20, 27)",
    );
    await page.context().close();
  });

  it("follows the system until one is chosen", async () => {
    const page = await site.open("/nowhere", { theme: "dark" });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe("rgb(11, 20, 27)");
    await page.emulateMedia({ colorScheme: "light" });
    expect(await background()).toBe("rgb(246, 248, 247)");
    await page.getByRole("button", { name: "Koyu tema" }).click();
    expect(await background()).toBe("rgb(11, 20, 27)");
    await page.context().close();
  });
});

/** A page whose part for the liked voices answers 404 as long as `isGone`; `loads` counts its documents. */
async function withoutLikedVoices(isGone: (loads: number) => boolean) {
  const page = await site.open("/nowhere", { as: "demo-client" });
  const firstLoad = new Set(
    await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
  );
  const count = { loads: 0 };
  page.on("domcontentloaded", () => (count.loads += 1));
  await page.route(/\/assets\/liked-voices-[^/]*\.js$/, (route) => {
    if (firstLoad.has(route.request().url())) return route.continue();
    return isGone(count.loads) ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.getByRole("banner").locator("button[popovertarget]").nth(1).click();
  // Pressed without hovering, which would fetch the page's code beforehand.
  await page.locator('a[href="/liked-voices"]').evaluate((link: HTMLElement) => link.click());
  return { page, count };
}

describe("when a part of an older build is gone", () => {
  const liked = { level: 1, name: "Beğenilen sesler" } as const;

  it("the page is loaded anew, once", async () => {
    const { page, count } = await withoutLikedVoices((loads) => loads === 0);
    await page.getByRole("heading", liked).waitFor();
    expect(count.loads).toBe(1);
    await page.context().close();
  });

  it("and stays gone, the page says so and the bar stays", async () => {
    let isGone = true;
    const { page, count } = await withoutLikedVoices(() => isGone);
    await expect.poll(() => count.loads).toBe(1);
    await page.getByText("Bir sorun oluştu, lütfen tekrar deneyin").waitFor();
    expect(count.loads).toBeLessThanOrEqual(2);
    await page.getByRole("banner").waitFor();
    isGone = false;
    await page.getByRole("button", { name: "Tekrar dene" }).click();
    await page.getByRole("heading", liked).waitFor();
    await page.context().close();
  });

  it("and it is the application itself, the page is not left empty", async () => {
    const page = await site.open("/nowhere", { locale: "en" });
    await page.route(/\/assets\/start-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on("domcontentloaded", () => (loads += 1));
    await page.goto(`${site.origin}/login`);
    await expect.poll(() => loads, { timeout: 10_000 }).toBe(2);
    await page.getByRole("alert").waitFor();
    await page.unroute(/\/assets\/start-[^/]*\.js$/);
    expect(await page.getByRole("alert").textContent()).toBe("Something went wrong, please try again");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByLabel("Username").waitFor();
    await page.context().close();
  });
});

it("works with the keyboard alone: logs in, opens the profile, logs out", async () => {
  const page = await site.open("/panel");
  await page.getByLabel("Kullanıcı adı").waitFor();
  await page.keyboard.type("demo-client");
  await page.keyboard.press("Tab");
  await page.keyboard.type("demo-client-password");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Ses kütüphanesi" }).waitFor();
  const profile = page.getByRole("banner").locator("button[popovertarget]").nth(1);
  await profile.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab"); // at once: what is in the menu may not be there yet
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe("Panelim");
  await page.keyboard.press("Escape");
  expect(await profile.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Space");
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("Tab");
  expect(await focused()).toBe("Çıkış yap");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Çalışma alanına hoş geldiniz" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  expect(page.faults).toEqual([]);
  await page.context().close();
});

it("logs out in every tab, and a different login resets them", async () => {
  const page = await site.open("/panel", { as: "demo-client" });
  const other = await page.context().newPage();
  await other.goto(`${site.origin}/panel`);
  await other.getByRole("heading", { level: 1, name: "Ses kütüphanesi" }).waitFor();
  await page.getByRole("banner").locator("button[popovertarget]").nth(1).click();
  await page.getByRole("button", { name: "Çıkış yap" }).click();
  await other.getByText("Oturum anahtarı bulunamadı. Lütfen tekrar giriş yapın.").waitFor();
  expect(new URL(other.url()).search).toBe("?next=%2Fpanel");
  await other.getByLabel("Kullanıcı adı").fill("demo-owner");
  await other.getByLabel("Şifre", { exact: true }).fill("demo-owner-password");
  await other.keyboard.press("Enter");
  await other.getByRole("heading", { level: 1, name: "Ses kütüphanesi" }).waitFor();
  await page.waitForURL("**/owner/dashboard");
  await page.context().close();
});

it("opens a menu whose content is still on its way: it takes the focus and hands it on", async () => {
  const page = await site.open("/panel", { as: "demo-client" });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/ProfileLinks-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const profile = page.getByRole("banner").locator("button[popovertarget]").nth(1);
  await profile.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
  expect(await focused()).toBe("Yükleniyor");
  release();
  await expect.poll(focused).toBe("Panelim");
  await page.context().close();
});
