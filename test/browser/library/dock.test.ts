import { describe, expect } from "vitest";
import { beginChoosing, cards, dock, namesOf, playOn } from "#test/browser/journeys/client-steps.ts";
import { someOf } from "#test/support/amount.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { focusedName } from "#test/support/browser/keyboard.ts";
import { floatingShare, offScreen } from "#test/support/browser/layout.ts";
import { stillness } from "#test/support/browser/stillness.ts";

describe("the dock's waveform can be used with a finger", () => {
  const windows = [
    [701, 1024],
    [768, 1024],
    [900, 1180],
    [1024, 768],
    [720, 450],
  ] as const;
  test.for(someOf(windows, 2))("in a window of %i by %i pixels", async ([width, height], { open }) => {
    const page = await open("/panel", { as: "demo-client", width, height });
    await namesOf(page);
    await playOn(cards(page).first()).click();
    await dock(page).waitFor();
    await stillness(page);
    const slider = await dock(page).getByRole("slider", { name: "Oynatma konumu" }).boundingBox();
    const box = await dock(page).boundingBox();
    if (!slider || !box) throw new Error("the dock is not drawn");
    expect(slider.width).toBeGreaterThan(150);
    expect(box.height).toBeLessThanOrEqual(height / 5);
  });
});

test.for(someOf([1440, 768, 390, 320], 2))(
  "at %i pixels it is closed, and the focus goes back to the card",
  async (width, { open }) => {
    const page = await open("/panel", { as: "demo-client", width });
    await namesOf(page);
    await playOn(cards(page).first()).click();
    const controls = dock(page).getByRole("button");
    await controls.first().waitFor();
    await stillness(page);
    await expect.poll(() => offScreen(page, controls)).toEqual([]);
    const slider = await dock(page).getByRole("slider", { name: "Oynatma konumu" }).boundingBox();
    expect(slider?.width).toBeGreaterThan(40);
    await dock(page).getByRole("button", { name: "Oynatıcıyı kapat" }).click();
    await dock(page).waitFor({ state: "detached" });
    await expect.poll(() => focusedName(page)).toMatch(/^Oynat: /);
    await expect.poll(() => page.evaluate(() => document.querySelector("audio")?.paused)).not.toBe(false);
  },
);

test("? lists the keys, from a card and from the dock", async ({ client: page }) => {
  await namesOf(page);
  await playOn(cards(page).first()).focus();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Klavye kısayolları" });
  await list.getByText("Sonraki ses").waitFor();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });
  await expect.poll(() => focusedName(page)).toMatch(/^Oynat: /);
  await playOn(cards(page).first()).click();
  await dock(page).getByRole("button", { name: "Klavye kısayolları" }).click();
  await list.waitFor();
  expect(page.faults).toEqual([]);
});

const enlarged = [
  [720, 450],
  [683, 384],
  [640, 512],
] as const;

test.for(someOf(enlarged, 1))(
  "enlarged twofold, in %i by %i pixels, bars take at most a fifth while two are chosen",
  async ([width, height], { open }) => {
    const page = await open("/panel", { as: "demo-client", width, height });
    await namesOf(page);
    await playOn(cards(page).first()).click();
    await dock(page).waitFor();
    await stillness(page);
    await expect.poll(() => floatingShare(page)).toBeLessThanOrEqual(0.2);
    await beginChoosing(page);
    for (const card of (await cards(page).all()).slice(0, 2)) await card.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Teklif ver (2)" }).waitFor();
    await stillness(page);
    await expect.poll(() => floatingShare(page)).toBeLessThanOrEqual(0.2);
  },
);
