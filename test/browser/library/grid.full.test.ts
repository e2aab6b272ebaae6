import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { languages } from "#contract/constants/enumerations.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import { cards, namesOf } from "#test/browser/journeys/client-steps.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { stillness } from "#test/support/browser/stillness.ts";

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not drawn");
  return box;
};

/** Gives the second voice a name of three lines and many languages. */
const withLongName = (page: Page) =>
  page.route("**/api/v1/voices*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as VoicePage;
    const second = body.content[1];
    if (second) second.voiceArtistName = "Ayşegül Gökçe Karamanoğlu Büyükçekmeceli Hatun";
    if (second) second.languageNames = [...languages];
    await route.fulfill({ response: answer, json: body });
  });

/** Of each card its top and height, and how far below its top stand name, play button, tags and what can be done. */
const partsOf = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { y, height } = card.getBoundingClientRect();
      const place = (selector: string) =>
        Math.round((card.querySelector(selector)?.getBoundingClientRect().y ?? y) - y);
      const parts = [
        "h2",
        "[data-playing], button[aria-label^=Oynat]",
        "ul:last-of-type",
        "[data-card-acts]",
      ];
      return { y: Math.round(y), height: Math.round(height), parts: parts.map(place) };
    }),
  );

describe.each([1440, 1024, 768])("at %i pixels", (width) => {
  test("what cards of a row have stands on one line, whatever their names take", async ({ open }) => {
    const page = await open("/panel", { as: "demo-client", width, before: withLongName });
    await namesOf(page);
    const rows = [...Map.groupBy(await partsOf(page), ({ y }) => y).values()];
    expect(rows.length).toBeLessThan(15);
    for (const row of rows)
      for (const { height, parts } of row) expect({ height, parts }).toEqual({ ...row[0], y: undefined });
  });

  test("a card that is opened, by its samples, its text or its tags, leaves those beside it as they are", async ({
    open,
  }) => {
    const page = await open("/panel", { as: "demo-client", width, before: withLongName });
    await namesOf(page);
    const [before = [], row] = [await partsOf(page), width === 768 ? 2 : 3];
    const isOpened = async (nth: number) => {
      await stillness(page);
      const after = await partsOf(page);
      expect(after[nth]?.height).toBeGreaterThan(before[nth]?.height ?? 0);
      const beside = (all: typeof after) => all.slice(0, row).filter((_, place) => place !== nth);
      const now = beside(after).flatMap(({ height, parts }) => [height, ...parts]);
      const was = beside(before).flatMap(({ height, parts }) => [height, ...parts]);
      // A pixel is of rounding.
      expect(now.map((size, place) => Math.abs(size - (was[place] ?? 0)) <= 1)).not.toContain(false);
    };
    const samples = cards(page)
      .first()
      .getByRole("button", { name: /^\d+ örnek$/ });
    await samples.click();
    await cards(page).first().locator("h3").first().waitFor();
    await isOpened(0);
    await samples.click();
    const text = cards(page)
      .first()
      .getByRole("button", { name: /^Metni/ });
    await text.click();
    await isOpened(0);
    await text.click();
    await cards(page).nth(1).getByRole("button", { name: "Tümünü göster" }).click();
    await isOpened(1);
  });
});

const tile = (page: Page) => page.locator("li", { hasText: "Aradığınız ses burada yok mu?" });

describe("the invitation to request a voice", () => {
  test("fills the last place of four columns and opens the request", async ({ client: page }) => {
    await namesOf(page);
    const [last, invitation] = [await boxOf(cards(page).nth(14)), await boxOf(tile(page))];
    expect(invitation).toMatchObject({ y: last.y, width: last.width, height: last.height });
    await tile(page).getByRole("button").click();
    await page.getByRole("dialog").locator("[name=fullName]").waitFor();
    expect(page.faults).toEqual([]);
  });

  test.for([
    [1024, false],
    [768, true],
    [390, false],
  ] as const)("at %i pixels it never has a row of its own", async ([width, isShown], { open }) => {
    const page = await open("/panel", { as: "demo-client", width });
    await namesOf(page);
    expect(await tile(page).isVisible()).toBe(isShown);
  });
});

describe("a filter's values", () => {
  test.for([600, 768])("fit a window of %i pixels and scroll to the last one", async (height, { open }) => {
    const page = await open("/panel", { as: "demo-client", width: 1440, height });
    await namesOf(page);
    await page.getByRole("button", { name: "Diller" }).click();
    const last = page.getByRole("checkbox", { name: "Kürtçe" });
    // What is in it comes late, and makes it taller.
    await last.waitFor();
    await stillness(page);
    const popover = await boxOf(page.locator("[popover]:popover-open"));
    expect(popover.y + popover.height).toBeLessThanOrEqual(height);
    await last.scrollIntoViewIfNeeded();
    const box = await boxOf(last);
    expect(box.y + box.height).toBeLessThanOrEqual(popover.y + popover.height);
  });
});

test("the first cards come where their shapes were", async ({ open }) => {
  const answers = Promise.withResolvers<void>();
  const page = await open("/panel", {
    as: "demo-client",
    before: (one) =>
      one.route("**/api/v1/voices*", async (route) => {
        await answers.promise;
        await route.continue();
      }),
  });
  const { y } = await boxOf(page.locator("[aria-busy=true] [aria-hidden=true]").first());
  answers.resolve();
  await namesOf(page);
  expect((await boxOf(cards(page).first())).y).toBe(y);
});
