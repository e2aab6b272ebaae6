import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#test/support/browser/fixtures.ts";

/** Whether the text is lighter than the ground on which it stands. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    const [text = 0, ground = 0] = [color, backgroundColor].map((one) =>
      (one.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
    );
    return text > ground;
  });

test("a remembered theme is there before the first paint", async ({ open }) => {
  const page = await open("/login", { theme: "light" });
  await expect.poll(() => isDark(page)).toBe(false);
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  await expect.poll(() => isDark(page)).toBe(true);
});

test("the theme follows the system until one is chosen", async ({ open }) => {
  const page = await open("/nowhere", { theme: "dark" });
  await expect.poll(() => isDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => isDark(page)).toBe(false);
  await page.getByRole("button", { name: "Koyu tema" }).click();
  await expect.poll(() => isDark(page)).toBe(true);
});
