import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { cards, namesOf, playOn } from "#test/browser/client-steps.ts";
import { test } from "#test/support/browser/fixtures.ts";

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not drawn");
  return box;
};

test("cards of a row have one height and their play buttons one line, whatever is opened", async ({
  client,
}) => {
  await namesOf(client);
  await cards(client).first().getByRole("button", { name: "Metni göster" }).click();
  const all = await cards(client).all();
  const shown = await Promise.all(
    all.map(async (card) => ({ card: await boxOf(card), play: await boxOf(playOn(card)) })),
  );
  const rows = [...Map.groupBy(shown, ({ card }) => card.y).values()];
  expect(rows.length).toBeLessThan(all.length);
  for (const row of rows) {
    expect(new Set(row.map(({ card }) => Math.round(card.height))).size).toBe(1);
    expect(new Set(row.map(({ play }) => Math.round(play.y))).size).toBe(1);
  }
});

describe("a filter's values", () => {
  test.for([600, 768])("fit a window of %i pixels and scroll to the last one", async (height, { open }) => {
    const page = await open("/panel", { as: "demo-client", width: 1440, height });
    await namesOf(page);
    await page.getByRole("button", { name: "Diller" }).click();
    const last = page.getByRole("checkbox", { name: "Kürtçe" });
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
