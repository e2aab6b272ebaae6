import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { dock, namesOf, pageIs, playOn, cards } from "#test/browser/journeys/client-steps.ts";
import { someOf } from "#test/support/amount.ts";
import { axeFindingsInBothThemes } from "#test/support/browser/axe.ts";
import { test, type VisitOptions } from "#test/support/browser/fixtures.ts";
import { scaleText, scrollsSideways } from "#test/support/browser/layout.ts";

const as = "demo-client";
const phone = { width: 390, height: 844 };
const nobodyMatches =
  "/panel?gender=Male&languageNames=VIETNAMESE&voiceColorNames=CELEBRITY&ageRangeNames=TEEN";

describe.each(someOf(["tr", "en"] as const, 1))("in %s and both themes, axe finds nothing", (locale) => {
  const look: VisitOptions = { as, locale };

  test("in results, with a group open, one chosen and the dock", async ({ open }) => {
    const page = await open("/panel?languageNames=KURDISH", look);
    await namesOf(page);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await playOn(cards(page).first()).click();
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

  test("while loading, when it failed, and when nothing was found", async ({ open }) => {
    const page = await open("/privacy", look);
    const lists = "**/api/v1/voices?*";
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(lists, async (route) => {
      await promise;
      await route.fulfill({ status: 400, body: "Bakım var." });
    });
    await page.goto("/panel");
    await page.getByText(/^(Sesler yükleniyor|Loading voices)/).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    resolve();
    await page.getByRole("alert").getByText("Bakım var.").waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.unroute(lists);
    await page.goto(nobodyMatches);
    await page.getByRole("heading", { name: /^(Bu filtrelere uyan|No voices match)/ }).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });

  test("in the sheet of a small screen", async ({ open }) => {
    const page = await open("/panel", { ...look, ...phone });
    await page.getByRole("button", { name: /^(Filtreler|Filters)/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^(Diller|Languages)/ })
      .click();
    await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(page.faults).toEqual([]);
  });
});

test("the sheet opens on its heading, keeps the focus, applies, and gives the focus back", async ({
  open,
}) => {
  const page = await open("/panel", { as, ...phone });
  await pageIs(page, 1);
  await page.getByRole("button", { name: "Filtreler" }).click();
  const sheet = page.getByRole("dialog", { name: "Filtreler" });
  const isFocused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  await expect.poll(() => isFocused("dialog h2")).toBe(true);
  await sheet.getByRole("button", { name: "Diller" }).click();
  await sheet.getByRole("checkbox", { name: "Kürtçe" }).click();
  await sheet.getByRole("button", { name: "Cinsiyet" }).click();
  await sheet.getByRole("radio", { name: "Kadın" }).waitFor();
  await expect.poll(() => sheet.getByRole("checkbox").count()).toBe(0);
  await sheet.getByRole("button", { name: "Filtreleri uygula" }).click();
  await sheet.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Filtreyi kaldır: Kürtçe" }).waitFor();
  await expect.poll(() => isFocused("button[aria-haspopup=dialog]")).toBe(true);
});

/** Parts that stick out of their card, button or section, by the start of their HTML. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll("article, main button, section")].flatMap((box) =>
      [...box.querySelectorAll("*")].map((part) => ({ box, part })),
    );
    const out = parts.filter(({ box, part }) => {
      const [outer, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
      return inner.width > 1 && (inner.right > outer.right + 1 || inner.left < outer.left - 1);
    });
    return out.map(({ part }) => part.outerHTML.slice(0, 150));
  });

const sizes = [
  { width: 320, text: 100 },
  { width: 640, text: 200 },
  { width: 700, text: 100 },
  { width: 1280, text: 200 },
];

test.for(someOf(sizes, 1))(
  "at $width pixels and text at $text % nothing needs sideways scrolling and no words are cut off",
  async ({ width, text }, { open }) => {
    const page = await open("/panel?languageNames=TURKISH", { as, width });
    await scaleText(page, text);
    const play = playOn(cards(page).first());
    await play.click();
    await dock(page).waitFor();
    // The ring of a sample that is awaited stands around its button.
    await play.locator("> span").waitFor({ state: "detached" });
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await expect.poll(() => stickingOut(page)).toEqual([]);
  },
);
