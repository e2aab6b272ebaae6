import { expect } from "vitest";
import { test } from "#test/support/browser/fixtures.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { shortSound } from "#test/support/short-sound.ts";

const heads = "ad;yaş;cinsiyet;renkler;diller;yaş aralıkları;başlık;tür;metin;metin dili;dosya;durum";
const line = (name: string, { age = "30", kind = "reklam", file = "" } = {}) =>
  `${name};${age};Kadın;Sıcak, Doğal;Türkçe, İngilizce;Yetişkin;Uzun bir başlık;${kind};Merhaba dünya;Türkçe;${file};taslak`;

/** A press of the pointer, or a choice in the browser's own window of files. */
class Presses {
  count = 0;
  async on(press: () => Promise<unknown>): Promise<void> {
    this.count += 1;
    await press();
  }
}

/** Chooses a spreadsheet with two wrong cells and its files, says the consent and has it checked. */
async function check(page: OpenPage, presses: Presses, name: string): Promise<void> {
  const sheet = [
    heads,
    line(`${name} Bir`, { file: "1.wav" }),
    line(`${name} İki`, { age: "otuz", file: "2.wav" }),
    line(`${name} Üç`, { kind: "reklm", file: "3.wav" }),
  ].join("\r\n");
  const sounds = [1, 2, 3].map((nth) => ({
    name: `${nth}.wav`,
    mimeType: "audio/wav",
    buffer: shortSound(name.length * 10 + nth, 1),
  }));
  const files = [{ name: "ajans.csv", mimeType: "text/csv", buffer: Buffer.from(sheet) }, ...sounds];
  await presses.on(() => page.locator('input[type="file"]').setInputFiles(files));
  await presses.on(() => page.getByRole("checkbox", { name: "Yayın izni var" }).check());
  await presses.on(() => page.getByRole("textbox", { name: /izinleri aldık/ }).click());
  await page.keyboard.type("izinleri aldık");
  await presses.on(() => page.getByRole("button", { name: "Kontrol et", exact: true }).click());
}

/** Whether what has the focus is wholly seen: nothing lies over it. */
const isFocusSeen = (page: OpenPage) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return [left + 2, (left + right) / 2, right - 2].every((x) => {
      const seen = document.elementFromPoint(x, middle);
      return seen !== null && (focused === seen || focused.contains(seen));
    });
  });

const wrongAge = "Düzelt: yaş, 3. satır: otuz";
const wrongKind = "Düzelt: tür, 4. satır: reklm";

test("an import with two wrong cells takes at most nine presses", async ({ open }) => {
  const page = await open("/owner/import", { as: "demo-owner" });
  const presses = new Presses();
  await check(page, presses, "Dokuz");
  await presses.on(() => page.getByRole("button", { name: wrongAge }).click());
  await page.keyboard.press("Control+A");
  await page.keyboard.type("34");
  await presses.on(() => page.getByRole("button", { name: wrongKind }).click());
  await page.keyboard.press("Control+A");
  await page.keyboard.type("reklam");
  // Leaves the cell as well, which is judged before the import begins.
  await presses.on(() => page.getByRole("button", { name: /içe aktar$/ }).click());
  await page.getByRole("heading", { name: "3 satır aktarıldı" }).waitFor();
  expect(presses.count).toBeLessThanOrEqual(9);
  expect(page.faults).toEqual([]);
});

/** Corrects the first wrong cell by keys; what has the focus is seen all the while. */
async function correctByKeys(page: OpenPage): Promise<void> {
  await page.getByRole("button", { name: wrongAge }).focus();
  await expect.poll(() => isFocusSeen(page)).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(() => isFocusSeen(page)).toBe(true);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("34");
  await page.keyboard.press("Enter");
  const next = page.getByRole("button", { name: wrongKind });
  await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => isFocusSeen(page)).toBe(true);
}

test.for([
  ["tr", 1920],
  ["tr", 1440],
  ["tr", 1280],
  ["tr", 1024],
  ["tr", 768],
] as const)(
  "a focused cell is seen at every place, in %s at %i pixels",
  async ([locale, width], { open }) => {
    const page = await open("/owner/import", { as: "demo-owner", locale, width });
    await check(page, new Presses(), `Görünen ${width}`);
    await correctByKeys(page);
    // The panel scrolls: its last column of the sheet is reached.
    const table = page.getByRole("table", { name: "Tablonun satırları" });
    const reached = await table.evaluate((element) => {
      const panel = element.parentElement as HTMLElement;
      panel.scrollLeft = panel.scrollWidth;
      return Math.round(panel.scrollLeft + panel.clientWidth) >= panel.scrollWidth - 1;
    });
    expect(reached).toBe(true);
  },
);

test("a phone shows each row as a card, with its focused cell and nothing beside it", async ({ open }) => {
  const page = await open("/owner/import", { as: "demo-owner", width: 390 });
  await check(page, new Presses(), "Görünen 390");
  await correctByKeys(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("the example stands whole above the bar, at 1440 by 900", async ({ open }) => {
  const page = await open("/owner/import", { as: "demo-owner", width: 1440, height: 900 });
  const download = page.getByRole("button", { name: "Örnek tabloyu indir" });
  await download.waitFor();
  const bottom = await download.evaluate((button) => button.getBoundingClientRect().bottom);
  const bar = page.getByText("Kontrol hiçbir şeyi değiştirmez");
  const top = await bar.evaluate((words) => words.closest("div")?.getBoundingClientRect().top ?? 0);
  expect(bottom).toBeLessThanOrEqual(top);
});
