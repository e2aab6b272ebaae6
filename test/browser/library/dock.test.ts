import { describe, expect } from "vitest";
import { cards, namesOf, playOn } from "#test/browser/client-steps.ts";
import { test } from "#test/support/browser/fixtures.ts";

describe("the dock's waveform can be used with a finger", () => {
  test.for([
    [701, 1024],
    [768, 1024],
    [900, 1180],
    [1024, 768],
    [720, 450],
  ] as const)("in a window of %i by %i pixels", async ([width, height], { open }) => {
    const page = await open("/panel", { as: "demo-client", width, height });
    await namesOf(page);
    await playOn(cards(page).first()).click();
    const dock = page.getByRole("region", { name: "Oynatıcı" });
    const slider = await dock.getByRole("slider", { name: "Oynatma konumu" }).boundingBox();
    const box = await dock.boundingBox();
    if (!slider || !box) throw new Error("the dock is not drawn");
    expect(slider.width).toBeGreaterThan(150);
    expect(box.height).toBeLessThanOrEqual(height / 5);
  });
});
