import { expect } from "vitest";
import { test } from "#test/support/browser/fixtures.ts";

test("the record’s filters stand in one line each before its people are known", async ({ open }) => {
  const page = await open("/owner/dashboard", { as: "demo-owner", locale: "tr", width: 1440 });
  await page.route("**/api/v1/history?**", () => undefined); // never answered
  await page.goto("/owner/history");
  const filters = page.getByRole("search");
  await filters.getByText("Kişi").waitFor();
  const parts = await filters.locator("> *").all();
  const heights = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.height));
  // The height of a control: a label above its list makes it a line higher.
  expect(heights.filter((height) => height !== undefined)).toEqual([44, 44, 44, 44]);
});
