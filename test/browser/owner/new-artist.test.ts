import { expect } from "vitest";
import { test } from "#test/support/browser/fixtures.ts";
import { shortSound } from "#test/support/short-sound.ts";

const as = "demo-owner" as const;
const look = { width: 390, height: 844, locale: "tr" } as const;

test("an artist with two uploads takes at most eleven presses, and the form is at its top again", async ({
  open,
}) => {
  const page = await open("/owner/create-voice-artist", { as, ...look });
  let presses = 0;
  const press = async (act: Promise<unknown>) => {
    presses += 1;
    await act;
  };
  const sounds = ["banka", "masal"].map((name, nth) => ({
    name: `${name}.wav`,
    mimeType: "audio/wav",
    buffer: shortSound(900 + nth, 1),
  }));
  await press(page.locator('input[type="file"]').setInputFiles(sounds));
  await press(page.getByLabel("Ad", { exact: true }).click());
  await page.keyboard.type("Onbir Basış");
  await press(page.getByLabel("Yaş", { exact: true }).click());
  await page.keyboard.type("38");
  await press(page.getByRole("radio", { name: "Kadın" }).check());
  await press(page.getByRole("checkbox", { name: "Türkçe" }).check());
  await page.locator("[data-sample]").getByText("masal", { exact: true }).waitFor();
  await press(page.getByRole("checkbox", { name: "Yayın izni var" }).check());
  await press(page.getByRole("button", { name: "Seslendirme sanatçısı ekle" }).click());
  await page.getByText("Seslendirme sanatçısı başarıyla eklendi!").waitFor();
  expect(presses).toBeLessThanOrEqual(11);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.locator("[data-sample]").count()).toBe(1);
  expect(await page.getByText("masal", { exact: true }).count()).toBe(0);
  expect(page.faults).toEqual([]);
});

test.for(["/owner/create-voice-artist", "/owner/update-voice-artist?artist=Ayla+%C5%9Eenol"])(
  "on a phone the save bar with the tabs takes at most 15 in 100 of its height: %s",
  async (path, { open }) => {
    const page = await open(path, { as, ...look });
    const bar = page.getByRole("link", { name: "Vazgeç" });
    await bar.waitFor();
    await expect
      .poll(() =>
        bar.evaluate((link) => {
          const { top } = (link.parentElement as HTMLElement).getBoundingClientRect();
          return (innerHeight - top) / innerHeight;
        }),
      )
      .toBeLessThanOrEqual(0.15);
  },
);
