import { expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import { axeFindings } from "#test/support/browser/axe.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { scrollsSideways, scrollsSidewaysDoubled } from "#test/support/browser/layout.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { shortSound } from "#test/support/short-sound.ts";

const words = {
  tr: {
    consent: "Yayın izni var",
    confirm: /izinleri aldık/,
    typed: "izinleri aldık",
    check: "Kontrol et",
    cell: "Düzelt: yaş, 3. satır: otuz dört",
    field: "yaş, 3. satır",
    start: "2 satırı içe aktar",
    done: "2 satır aktarıldı",
    refused: "1 satır aktarılmadı",
  },
  en: {
    consent: "Consent to publish",
    confirm: /we have consent/,
    typed: "we have consent",
    check: "Check",
    cell: "Correct yaş in row 3: otuz dört",
    field: "yaş, row 3",
    start: "Import 2 rows",
    done: "2 rows were imported",
    refused: "1 row was not imported",
  },
};

const heads = "ad;yaş;cinsiyet;renkler;diller;örnekler;prim %";

const sheetFor = (name: string) =>
  [
    heads,
    `Işıl ${name};24;Kadın;Parlak;Türkçe;1.wav, 2.wav;7`,
    `Kerem ${name};otuz dört;Erkek;Derin;Türkçe;3.wav;`,
    `Ayla ${name};36;Kadın;Şefkatli;Türkçe;yok.wav;`,
  ].join("\r\n");

async function expectWhole(page: OpenPage): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  await expect.poll(() => scrollsSidewaysDoubled(page)).toBe(false);
}

const looks = [
  { locale: "tr", width: 1440, theme: "light" },
  { locale: "tr", width: 768, theme: "dark" },
  { locale: "en", width: 390, theme: "dark" },
  { locale: "tr", width: 320, theme: "light" },
] as const;

test.for(someOf(looks, 2))(
  "a spreadsheet becomes artists: $locale, $width pixels, $theme",
  async (look, { open }) => {
    const say = words[look.locale];
    const page = await open("/owner/import", { as: "demo-owner", ...look });
    const sheet = Buffer.from(sheetFor(`Yeni ${look.width}`));
    const sounds = [1, 2, 3].map((nth) => ({
      name: `${nth}.wav`,
      mimeType: "audio/wav",
      buffer: shortSound(look.width + nth, 1),
    }));
    const field = page.locator('input[type="file"]');
    await field.setInputFiles([{ name: "ajans.csv", mimeType: "text/csv", buffer: sheet }, ...sounds]);
    await page.getByRole("checkbox", { name: say.consent }).check();
    await page.getByRole("textbox", { name: say.confirm }).fill(say.typed);
    await expectWhole(page);
    await page.getByRole("button", { name: say.check, exact: true }).click();

    await page.getByRole("button", { name: say.cell }).click();
    await expectWhole(page);
    await page.getByRole("textbox", { name: say.field }).fill("34");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: say.start }).click();

    await page.getByRole("heading", { name: say.done }).waitFor();
    await page.getByRole("heading", { name: say.refused }).waitFor();
    await expectWhole(page);
    expect(page.faults).toEqual([]);
  },
);
