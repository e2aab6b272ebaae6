import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFindingsInBothThemes } from "#test/support/axe.ts";
import { openSite, type Site } from "#test/support/site.ts";
import { namesOf, pageIs } from "./client-steps.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

// Without motion: Playwright scrolls the page away under what has not come to rest.
const open = (path: string, options: Parameters<Site["open"]>[1] = {}) =>
  site.open(path, { as: "demo-client", ...options });

/** Path and query of every list that is asked for from now on. */
function watchLists(page: Page): string[] {
  const lists: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/v1/voices") lists.push(search);
  });
  return lists;
}

const pager = (page: Page) => page.getByRole("navigation", { name: "Sayfalar" });

async function choose(page: Page, group: RegExp, ...values: string[]): Promise<void> {
  await page.getByRole("button", { name: group }).click();
  for (const value of values) await page.getByRole("checkbox", { name: value, exact: true }).click();
}

test("filter by two languages and a colour, page to 3, reload, go back: always the same voices", async () => {
  const page = await open("/panel");
  await choose(page, /^Diller/, "Türkçe", "İngilizce");
  await choose(page, /^Ses renkleri/, "Doğal");
  await page.getByRole("button", { name: "Filtreleri uygula" }).click();
  await page.getByRole("button", { name: "Filtreyi kaldır: Doğal" }).waitFor();
  await pager(page).getByRole("button", { name: "Sonraki" }).click();
  await pageIs(page, 2);
  const second = await namesOf(page);
  await pager(page).getByRole("button", { name: "Sonraki" }).click();
  await pageIs(page, 3);
  const third = await namesOf(page);
  expect(third).not.toEqual(second);
  const address = "/panel?voiceColorNames=NATURAL&languageNames=TURKISH&languageNames=ENGLISH&page=3";
  expect(page.url()).toBe(site.origin + address);

  await page.reload();
  await pageIs(page, 3);
  expect(await namesOf(page)).toEqual(third);
  await page.goBack();
  await pageIs(page, 2);
  expect(await namesOf(page)).toEqual(second);

  const shared = await open(address);
  await pageIs(shared, 3);
  expect(await namesOf(shared)).toEqual(third);
  expect(page.faults).toEqual([]);
});

test("ten pages forward and back make twelve list requests, and no page already seen loads again", async () => {
  const page = await open("/privacy");
  const lists = watchLists(page);
  await page.goto(`${site.origin}/panel`);
  await pageIs(page, 1);
  const seen = [await namesOf(page)];
  for (let number = 2; number <= 11; number += 1) {
    await pager(page).getByRole("button", { name: "Sonraki" }).click();
    await pageIs(page, number);
    seen.push(await namesOf(page));
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("[aria-busy=true]")) document.documentElement.dataset["waited"] = "";
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  for (let number = 10; number >= 1; number -= 1) {
    await pager(page).getByRole("button", { name: "Önceki" }).click();
    await pageIs(page, number);
    expect(await namesOf(page)).toEqual(seen[number - 1]);
  }
  await page.waitForLoadState("networkidle");
  expect(lists).toHaveLength(12);
  expect(new Set(lists).size).toBe(12);
  expect(await page.locator("html[data-waited]").count()).toBe(0);
});

test("by keyboard alone: filter, page, and take a filter back", async () => {
  const page = await open("/panel");
  await pageIs(page, 1);
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
    );
  const reach = async (name: RegExp, key = "Tab") => {
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press(key);
      if (name.test((await focused()) ?? "")) return;
    }
    throw new Error(`Tab never reached ${name.source}`);
  };
  await reach(/^Diller/);
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: "Kürtçe" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  expect(await focused()).toMatch(/^Diller · 1/);
  await reach(/^Filtreleri uygula/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Filtreyi kaldır: Türkçe" }).waitFor();
  await reach(/^Sonraki/);
  await page.keyboard.press("Enter");
  await pageIs(page, 2);
  expect(await focused()).toMatch(/^Sonraki/);
  await reach(/^Filtreyi kaldır: Türkçe/, "Shift+Tab");
  await page.keyboard.press("Enter");
  await pageIs(page, 1);
  expect(page.url()).toBe(`${site.origin}/panel`);
});

describe.each([{ locale: "tr" }, { locale: "en" }] as const)(
  "in $locale and both themes, axe finds nothing",
  (look) => {
    test("in results, with a group open, several chosen and the dock", async () => {
      const page = await open("/panel?languageNames=KURDISH", look);
      await page.getByRole("article").first().waitFor();
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      await page.getByRole("article").first().getByRole("button").filter({ hasNotText: /./ }).first().click();
      await page.getByRole("button", { name: /^(Diller|Languages)/ }).click();
      await page.getByRole("checkbox").first().waitFor();
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^(Çoklu seçim|Select multiple)/ }).click();
      await page
        .getByRole("checkbox", { name: /^(Seç|Select): / })
        .first()
        .click();
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      expect(page.faults).toEqual([]);
    });

    test("while loading, when it failed, and when nothing was found", async () => {
      const page = await open("/privacy", look);
      const lists = "**/api/v1/voices?*";
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(lists, async (route) => {
        await promise;
        await route.fulfill({ status: 400, body: "Bakım var." });
      });
      await page.goto(`${site.origin}/panel`);
      await page.getByText(/^(Sesler yükleniyor|Loading voices)/).waitFor();
      await page.waitForTimeout(600); // skeletons
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      resolve();
      await page.getByRole("alert").getByText("Bakım var.").waitFor();
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      await page.unroute(lists);
      await page.goto(
        `${site.origin}/panel?gender=Male&languageNames=VIETNAMESE&voiceColorNames=CELEBRITY&ageRangeNames=TEEN`,
      );
      await page.getByRole("heading", { name: /^(Bu filtrelere uyan|No voices match)/ }).waitFor();
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
    });

    test("in the sheet of a small screen", async () => {
      const page = await open("/panel", { ...look, width: 390, height: 844 });
      await page.getByRole("button", { name: /^(Diller|Languages)/ }).click();
      await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      expect(page.faults).toEqual([]);
    });
  },
);

test("the sheet: opens on its heading, keeps the focus, applies, and gives it back", async () => {
  const page = await open("/panel", { width: 390, height: 844 });
  await pageIs(page, 1);
  await page.getByRole("button", { name: "Diller" }).click();
  const sheet = page.getByRole("dialog", { name: "Filtreler" });
  const isFocused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  await expect.poll(() => isFocused("dialog h2")).toBe(true);
  await sheet.getByRole("checkbox", { name: "Kürtçe" }).click();
  await sheet.getByRole("button", { name: "Cinsiyet" }).click();
  expect(await sheet.getByRole("checkbox").count()).toBe(0);
  expect(await sheet.getByRole("radio").count()).toBe(3);
  await sheet.getByRole("button", { name: "Filtreleri uygula" }).click();
  await sheet.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Filtreyi kaldır: Kürtçe" }).waitFor();
  await expect.poll(() => isFocused("button[aria-haspopup=dialog]")).toBe(true);
});

describe.each([
  { width: 320, text: 100 },
  { width: 640, text: 200 },
  { width: 700, text: 100 },
  { width: 1280, text: 200 },
])("at $width pixels and text at $text %", ({ width, text }) => {
  test("nothing needs sideways scrolling and no words are cut off", async () => {
    const page = await open("/panel?languageNames=TURKISH", { width });
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
    await page
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^Oynat/ })
      .click();
    await page.getByRole("region", { name: "Oynatıcı" }).waitFor();
    // The ring of a sample that is awaited stands around its button.
    await page.locator("button[data-playing] > span").first().waitFor({ state: "detached" });
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const parts = [...document.querySelectorAll("article, main button, section")].flatMap((box) =>
        [...box.querySelectorAll("*")].map((part) => ({ box, part })),
      );
      const cut = parts.filter(({ box, part }) => {
        const [outer, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
        return inner.width > 1 && (inner.right > outer.right + 1 || inner.left < outer.left - 1);
      });
      return { page: scrollWidth - clientWidth, cut: cut.map(({ part }) => part.outerHTML.slice(0, 150)) };
    });
    expect(wide).toEqual({ page: 0, cut: [] });
  });
});
