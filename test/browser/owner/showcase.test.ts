import { expect } from "vitest";
import type { Showcase } from "#contract/showcase.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { expectClean } from "#test/support/browser/clean.ts";
import type { OpenPage } from "#test/support/browser/page.ts";

const as = "demo-owner";

const rowsOf = (page: OpenPage) =>
  page.getByRole("list", { name: "Tanıtım sayfasındakiler" }).getByRole("listitem");
const handle = (page: OpenPage, name: string) =>
  page.getByRole("button", { name: `Taşı: ${name}`, exact: true });
const namesIn = (page: OpenPage) => rowsOf(page).locator("strong").allTextContents();

/** Opens the shelf as owners keep it, once its samples stand there. */
async function openShelf(open: (path: string, options: { as: typeof as }) => Promise<OpenPage>) {
  const page = await open("/owner/showcase", { as });
  await rowsOf(page).first().waitFor();
  return { page, names: await namesIn(page) };
}

const visitorsHear = async (origin: string) => {
  const { voices } = (await (await fetch(`${origin}/api/v1/showcase`)).json()) as Showcase;
  return voices.map(({ title }) => title);
};

test("keys move a sample of the public page, and every step is said", async ({ open }) => {
  const { page, names } = await openShelf(open);
  const [first = "", second = "", third = "", ...rest] = names;
  const total = names.length;
  await handle(page, third).focus();
  await page.keyboard.press("Space");
  await page.getByText(`Tutuldu. Sıra: 3 / ${total}.`).waitFor();
  await page.keyboard.press("ArrowUp");
  await page.getByText(`Sıra: 2 / ${total}`, { exact: true }).waitFor();
  await page.keyboard.press("ArrowUp");
  await page.getByText(`Sıra: 1 / ${total}`, { exact: true }).waitFor();
  await expect.poll(() => namesIn(page)).toEqual([third, first, second, ...rest]);
  await page.keyboard.press("Escape");
  await page.getByText(`Sıra: 3 / ${total}`, { exact: true }).waitFor();
  await expect.poll(() => namesIn(page)).toEqual(names);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await page.getByText(`Bırakıldı. Sıra: 2 / ${total}`).waitFor();
  await expect.poll(() => namesIn(page)).toEqual([first, third, second, ...rest]);
  await expect.poll(() => handle(page, third).evaluate((one) => one === document.activeElement)).toBe(true);
  await expectClean(page);
});

test("the mouse drags a sample, and visitors hear the saved order", async ({ open, site }) => {
  const { page, names } = await openShelf(open);
  const [first = "", second = "", third = "", ...rest] = names;
  const order = [second, third, first, ...rest];
  const before = await visitorsHear(site.origin);
  const row = rowsOf(page).nth(2);
  const box = await row.boundingBox();
  await handle(page, first).dragTo(row, { targetPosition: { x: 200, y: (box?.height ?? 0) - 6 } });
  await expect.poll(() => namesIn(page)).toEqual(order);
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await page.getByText("Kaydedildi.").waitFor();
  await page.reload();
  await expect.poll(() => namesIn(page)).toEqual(order);

  const after = await visitorsHear(site.origin);
  expect(after).not.toEqual(before);
  const visitor = await open("/");
  await visitor.locator("html[data-shelf]").waitFor();
  await visitor.evaluate(() => scrollTo(0, innerHeight));
  const cards = visitor.getByRole("list", { name: "Seslerimizi dinleyin" }).getByRole("listitem");
  await cards.first().scrollIntoViewIfNeeded();
  const shown = await cards.allTextContents();
  expect(shown.map((text, nth) => text.includes(after[nth] ?? "?"))).toEqual(after.map(() => true));
  expect([...page.faults, ...visitor.faults]).toEqual([]);
});
