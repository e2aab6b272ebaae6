import type { Page } from "playwright-core";
import { expect } from "vitest";
import { words } from "#test/landing/words.ts";
import { test, type VisitOptions } from "#test/support/browser/fixtures.ts";

const moving: VisitOptions = { context: { reducedMotion: "no-preference" } };
const { brands, pause, resume } = words.tr;

const marks = (page: Page) => page.getByRole("list", { name: brands }).getByRole("listitem");

/** In how many places the first brand is drawn within ten frames. */
const placesInTenFrames = (page: Page) =>
  marks(page)
    .first()
    .evaluate(async (mark) => {
      const places = [];
      for (let frame = 0; frame < 10; frame += 1) {
        await new Promise(requestAnimationFrame);
        places.push(mark.getBoundingClientRect().left);
      }
      return new Set(places).size;
    });

/** What is animated for longer than the millisecond that ui/theme.css leaves where motion is not wanted. */
const longAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : "")),
  );

test("the page stands still where motion is not wanted", async ({ page }) => {
  expect(await page.getByRole("button", { name: pause }).isVisible()).toBe(false);
  expect(await placesInTenFrames(page)).toBe(1);
  expect(await marks(page).last().isVisible()).toBe(true);
  expect(await longAnimations(page)).toEqual([]);
});

test("the strip of brands moves, and is paused and resumed", async ({ open }) => {
  const page = await open("/", moving);
  await expect.poll(() => placesInTenFrames(page)).toBeGreaterThan(1);
  await page.getByRole("button", { name: pause }).click();
  await page.getByRole("button", { name: resume }).waitFor();
  await expect.poll(() => placesInTenFrames(page)).toBe(1);
  await page.getByRole("button", { name: resume }).click();
  await expect.poll(() => placesInTenFrames(page)).toBeGreaterThan(1);
});
