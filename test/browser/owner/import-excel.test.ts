import { expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import { axeFindings } from "#test/support/browser/axe.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { scrollsSideways, scrollsSidewaysDoubled } from "#test/support/browser/layout.ts";
import type { OpenPage } from "#test/support/browser/page.ts";
import { makeExcelAgency } from "#test/imports/excel-agency.ts";

const artists = 40;
/** Forty recordings are analysed one after another. */
const patience = { timeout: 240_000 };

async function expectWhole(page: OpenPage): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  await expect.poll(() => scrollsSidewaysDoubled(page)).toBe(false);
}

const looks = [
  { locale: "tr", width: 1440, theme: "light" },
  { locale: "tr", width: 390, theme: "light" },
  { locale: "tr", width: 768, theme: "dark" },
] as const;

test.for(someOf(looks, 1))(
  "an agency’s own Excel and recordings become artists with one press of mending: $width pixels, $theme",
  { timeout: 2 * patience.timeout },
  async (look, { open }) => {
    const page = await open("/owner/import", { as: "demo-owner", ...look });
    const { sheet, zip } = await makeExcelAgency(artists, `can${look.width}`);
    const types = ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "application/zip"];
    await page
      .locator('input[type="file"]')
      .setInputFiles(
        [sheet, zip].map(({ name, bytes }, nth) => ({ name, mimeType: types[nth] ?? "", buffer: bytes })),
      );
    await page.getByRole("checkbox", { name: "Yayın izni var" }).check();
    await page.getByRole("textbox", { name: /izinleri aldık/ }).fill("izinleri aldık");
    await page.getByRole("button", { name: "Kontrol et", exact: true }).click();

    await page.getByText("Yalnızca “Sanatçılar” çalışma sayfası okundu").waitFor(patience);
    await expectWhole(page);
    const known = page.getByRole("region", { name: "Bilinmeyen değerler" });
    await known.getByRole("combobox").selectOption("Sıcak");
    await known.getByRole("button", { name: "8 satırda değiştir" }).click();
    await known.waitFor({ state: "detached" });
    await page.getByRole("button", { name: `${artists} satırı içe aktar` }).click();

    await page.getByRole("heading", { name: `${artists} satır aktarıldı` }).waitFor(patience);
    await page.getByRole("heading", { name: "Tüm satırlar aktarıldı" }).waitFor();
    await expectWhole(page);
    expect(page.faults).toEqual([]);
  },
);
