import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "#test/support/browser/fixtures.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { stillness, twoFrames } from "#test/support/browser/stillness.ts";
import { waitingFor } from "./demo-offers.ts";
import { scripts } from "./steps.ts";
import { offerWords } from "./words.ts";

const say = offerWords.tr;
const phone = { width: 390, height: 844 };

/** Counts what is pressed on the page from now on. */
async function countPresses(page: OpenPage): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset["presses"] = "0";
    addEventListener(
      "pointerdown",
      () => {
        const { dataset } = document.documentElement;
        dataset["presses"] = String(Number(dataset["presses"]) + 1);
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset["presses"]));
}

/** Upper and lower edge on the screen. */
async function edges(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("nothing is drawn");
  return { top: box.y, bottom: box.y + box.height };
}

describe("on a phone", () => {
  test("the part that a press opens comes into view below what was pressed, and nothing is wrong yet", async ({
    open,
  }) => {
    const page = await open("/panel", { as: "demo-client", ...phone });
    await page.getByRole("button", { name: say.make, exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: say.title });
    const part = dialog.getByRole("button", { name: say.part });
    await part.click();
    const script = dialog.getByRole("textbox", { name: say.script, exact: true });
    await script.waitFor();
    await stillness(page);
    await twoFrames(page);
    const [head, pressed, opened, foot] = await Promise.all([
      edges(dialog.getByRole("heading", { level: 2 })),
      edges(part),
      edges(script),
      edges(dialog.getByRole("button", { name: say.submit })),
    ]);
    expect([head.bottom <= pressed.top, pressed.bottom <= opened.top, opened.bottom <= foot.top]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await dialog.locator("[aria-invalid]").count()).toBe(0);
    await part.click();
    await expect.poll(() => script.count()).toBe(0);
    await expect.poll(async () => (await edges(part)).bottom <= foot.top).toBe(true);
    expect(page.faults).toEqual([]);
  });

  test("an offer with a script takes twelve presses at most, and one more to see it", async ({ open }) => {
    const page = await open("/panel", { as: "demo-client", ...phone });
    const presses = await countPresses(page);
    await page.getByRole("button", { name: say.make, exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: say.title });
    // The budget has the focus once it is there.
    await page.waitForFunction(() => document.activeElement?.matches("dialog input"));
    await page.keyboard.type(say.first);
    await dialog.getByLabel(say.platform).click();
    await page.keyboard.type("TV");
    await dialog.getByRole("button", { name: say.part }).click();
    await dialog.getByRole("textbox", { name: say.script, exact: true }).click();
    await page.keyboard.type(scripts.before);
    await dialog.getByLabel(say.target).click();
    await page.keyboard.type("30");
    await dialog.getByLabel(say.months).click();
    await page.keyboard.type("12");
    await dialog.getByRole("button", { name: say.submit }).click();
    await dialog.getByText(say.created).waitFor();
    expect(await presses()).toBeLessThanOrEqual(12);
    await stillness(page);
    // As high as what it says.
    const box = await dialog.boundingBox();
    expect(box?.height).toBeLessThan(phone.height * 0.7);
    await dialog.getByRole("link", { name: say.toOffer }).click();
    await page.getByRole("heading", { level: 1, name: "TV", exact: true }).waitFor();
    await dialog.waitFor({ state: "hidden" });
    await page.getByText(scripts.before).first().waitFor({ state: "attached" });
    expect(page.faults).toEqual([]);
  });

  test("no card covers the portrait of who proposed it", async ({ open, site }) => {
    const page = await open(await waitingFor(site, "demo-client"), { as: "demo-client", ...phone });
    const cards = page.getByRole("article");
    await cards.first().waitFor();
    const gaps = await page.locator("li[data-event]:has(article)").evaluateAll((events) =>
      events.map((event) => {
        const portrait = event.firstElementChild?.firstElementChild?.getBoundingClientRect();
        const card = event.querySelector("article")?.getBoundingClientRect();
        return (card?.top ?? 0) - (portrait?.bottom ?? 0);
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps.filter((gap) => gap < 0)).toEqual([]);
  });
});
