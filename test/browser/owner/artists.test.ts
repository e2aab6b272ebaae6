import { describe, expect } from "vitest";
import { cards, dock, namesOf, playOn } from "#test/browser/journeys/client-steps.ts";
import { someOf } from "#test/support/amount.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { floatingShare } from "#test/support/browser/layout.ts";
import { stillness } from "#test/support/browser/stillness.ts";

const as = "demo-owner";
const list = "/owner/update-voice-artist";

test("a card leads an owner to its artist, whose card shows waveform and time, and back to the library", async ({
  open,
}) => {
  const page = await open("/panel", { as });
  const [name = ""] = await namesOf(page);
  await cards(page)
    .first()
    .getByRole("link", { name: `Sanatçıyı güncelle: ${name}` })
    .click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await expect.poll(() => page.title()).toContain(name);
  const preview = page.getByRole("region", { name: "Önizleme" });
  const [head, player] = [preview.getByRole("heading", { name }), playOn(preview)];
  const [above, below] = [await head.boundingBox(), await player.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await preview.getByText(/^\d:\d\d$/).waitFor();
  await expect.poll(() => preview.locator("svg path, svg rect").count()).toBeGreaterThan(1);
  await page.getByLabel("Yaş", { exact: true }).fill("41");
  await page.getByRole("button", { name: "Değişiklikleri kaydet" }).click();
  await page.getByText("Seslendirme sanatçısı başarıyla güncellendi!").waitFor();
  await preview.getByText(/^\d:\d\d$/).waitFor();
  await page.getByRole("navigation", { name: "Ana menü" }).getByRole("link", { name: "Kütüphane" }).click();
  await expect.poll(() => namesOf(page)).toContain(name);
  expect(page.faults).toEqual([]);
});

test("an age proposes its range until others are ticked", async ({ open }) => {
  const page = await open("/owner/create-voice-artist", { as });
  const ticked = () =>
    page
      .locator("[name=ageRanges]:checked")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await page.locator("[name=age]").fill("38");
  await expect.poll(ticked).toEqual(["ADULT"]);
  await page.locator("[name=age]").fill("60");
  await expect.poll(ticked).toEqual(["SENIOR"]);
  await page.getByRole("checkbox", { name: "Yetişkin (31–50)", exact: true }).check();
  await page.locator("[name=age]").fill("20");
  await expect.poll(ticked).toEqual(["ADULT", "SENIOR"]);
});

const enlarged = [
  [720, 450],
  [683, 384],
  [640, 512],
] as const;

test.for(someOf(enlarged, 1))(
  "enlarged twofold, in %i by %i pixels, the save bar takes at most a fifth, with the dock too",
  async ([width, height], { open }) => {
    const page = await open(`${list}?artist=${encodeURIComponent("Ayla Şenol")}`, { as, width, height });
    await page.getByLabel("Yaş", { exact: true }).fill(String(30 + (width % 20)));
    await page.getByRole("button", { name: "Değişiklikleri kaydet" }).click();
    await page.getByText("Seslendirme sanatçısı başarıyla güncellendi!").waitFor();
    await expect.poll(() => floatingShare(page)).toBeLessThanOrEqual(0.2);
    await playOn(page.getByRole("region", { name: "Önizleme" })).click();
    await dock(page).waitFor();
    await stillness(page);
    await expect.poll(() => floatingShare(page)).toBeLessThanOrEqual(0.2);
  },
);

describe("in the list of artists", () => {
  test("Back keeps the search, and Enter opens a single hit", async ({ open }) => {
    const page = await open(list, { as });
    const search = page.getByRole("searchbox");
    await search.pressSequentially("ayla senol");
    await page.getByRole("link", { name: "Ayla Şenol" }).waitFor();
    await search.press("Enter");
    await page.getByRole("heading", { level: 1, name: /Ayla Şenol/ }).waitFor();
    await page.goBack();
    await expect.poll(() => search.inputValue()).toBe("ayla senol");
    await page.getByRole("link", { name: "Ayla Şenol" }).click();
    await page.getByRole("link", { name: "Listeye dön" }).click();
    await expect.poll(() => search.inputValue()).toBe("ayla senol");
    await expect.poll(() => page.getByRole("link", { name: "Ayla Şenol" }).count()).toBe(1);
  });

  const windows = [
    [1440, 900],
    [1024, 768],
    // With the tabs, which phones always have.
    [390, 844, 0.25],
    [720, 450],
  ] as const;
  test.for(someOf(windows, 2))(
    "search and letters stay in view at %i by %i pixels and leave room for the list",
    async ([width, height, most = 0.2], { open }) => {
      const page = await open(list, { as, width, height });
      await page.getByRole("link", { name: "Ayla Şenol" }).waitFor();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await stillness(page);
      for (const tool of [page.getByRole("searchbox"), page.getByRole("navigation", { name: "Harfler" })]) {
        const box = await tool.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect(box?.y).toBeLessThan(height / 4);
      }
      await expect.poll(() => floatingShare(page)).toBeLessThanOrEqual(most);
    },
  );
});
