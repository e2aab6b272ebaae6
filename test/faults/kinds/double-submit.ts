import type { Page } from "playwright-core";
import { expect } from "vitest";
import { over, writing, type Fault, type WritingScreen } from "./fault.ts";
import { stands } from "#test/faults/stands.ts";
import { routeWrites } from "#test/faults/steps.ts";
import type { World } from "#test/faults/world.ts";

const presses = {
  /** In one go, before anything can be drawn anew. */
  "20 clicks at once, then Enter": (page: Page) =>
    page.evaluate(() => {
      const scope = document.querySelector("dialog[open]") ?? document.querySelector("main");
      const button = scope?.querySelector<HTMLElement>("[type=submit]");
      for (let clicks = 0; clicks < 20; clicks += 1) button?.click();
    }),
  "20 clicks one after the other, then Enter": async (page: Page, { write }: WritingScreen) => {
    await write.press(page);
    const button = page.locator("dialog[open] [type=submit], main [type=submit]").last();
    const box = await button.boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 19 });
  },
} as const;
type Press = keyof typeof presses;

async function run(world: World, screen: WritingScreen, press: Press): Promise<void> {
  const page = await world.open(screen);
  const keys: (string | undefined)[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await routeWrites(page, screen.write, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await promise;
    await route.continue();
  });
  await screen.draft.type(page);
  await presses[press](page, screen);
  await page.locator("dialog[open] input:visible, main input:visible").first().press("Enter");
  await page
    .getByText(/Gönderiliyor\.\.\.|Giriş yapılıyor\.\.\./)
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  resolve();
  if (screen.draft.isSecret) await page.locator("[aria-invalid]").waitFor(); // it is not the one
  else await page.getByText(screen.write.success).first().waitFor();
  expect(keys.length, "one request").toBe(1);
  if (screen.draft.isSecret) await stands(page);
}

export const doubleSubmit: Fault = {
  name: "double submit",
  cases: over(writing, Object.keys(presses) as Press[], run),
};
