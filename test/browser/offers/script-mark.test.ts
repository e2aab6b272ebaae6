import { expect } from "vitest";
import { test } from "#test/support/browser/fixtures.ts";
import { twoFrames } from "#test/support/browser/stillness.ts";

const script =
  "Sabahın ilk ışığında taze çekilmiş bir fincan kahve. Orvanta ile güne 3'ü 1 arada başlayın. ".repeat(6);

test("the mark in a long script stays behind its words, when it comes and when it moves", async ({
  open,
}) => {
  const page = await open("/panel", { as: "demo-client", width: 320, height: 780 });
  await page.getByRole("button", { name: "Teklif ver", exact: true }).first().click();
  await page.getByRole("button", { name: "Metin ve kullanım ekle (isteğe bağlı)" }).click();
  const field = page.getByRole("textbox", { name: "Metin", exact: true });
  const target = page.getByLabel("Hedef (sn)");
  await target.fill("20");
  await field.fill(script);
  const marked = page.locator("form [aria-hidden]:has(+ textarea) > span");
  const apart = () =>
    field.evaluate((area) => area.scrollTop - (area.previousElementSibling?.scrollTop ?? Number.NaN));
  const restOf = async () => (await marked.textContent())?.length;
  await marked.waitFor({ state: "attached" });
  expect(await field.evaluate((area) => area.scrollTop)).toBeGreaterThan(0);
  const before = await restOf();
  await target.fill("5");
  await expect.poll(restOf).not.toBe(before);
  // What a browser scrolls by itself it scrolls when it draws.
  await twoFrames(page);
  expect(await apart()).toBe(0);
  expect(page.faults).toEqual([]);
});
