import { buffer, text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import type { Download, Page } from "playwright-core";
import { expect } from "vitest";
import { attachable } from "#test/offers/attachments/attachment-files.ts";
import { test } from "#test/support/browser/fixtures.ts";

const as = "demo-owner";

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return download;
}

test("a signed consent is added to a sample, kept with the artist, and opened again", async ({ open }) => {
  const address = `/owner/update-voice-artist?artist=${encodeURIComponent("Ayla Şenol")}`;
  const page = await open(address, { as });
  const openSample = () => page.locator("[data-sample] [aria-expanded=false]").first().click();
  const name = "izin 2026.pdf";
  const consent = page.getByRole("region", { name: "Kullanım izni" });

  await openSample();
  await consent.getByRole("button", { name: /^Kullanım iznini düzenle: / }).click();
  const dialog = page.getByRole("dialog", { name: "Kullanım izni" });
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "application/pdf", buffer: attachable.pdf });
  await dialog.getByRole("button", { name: `Dosyayı kaldır: ${name}` }).waitFor();
  await dialog.getByRole("button", { name: "Uygula" }).click();
  await page.getByRole("button", { name: "Değişiklikleri kaydet" }).click();
  await page.getByText("Seslendirme sanatçısı başarıyla güncellendi!").waitFor();

  await page.reload();
  await openSample();
  const file = await saved(page, () => consent.getByRole("button", { name }).click());
  expect(file.suggestedFilename()).toBe(name);
  expect(await buffer(await file.createReadStream())).toEqual(Buffer.from(attachable.pdf));
  expect(page.faults).toEqual([]);
});

test("the catalogue is taken out as a spreadsheet that names the artists", async ({ open, site }) => {
  const page = await open("/owner/voice-artists", { as });
  await page.getByRole("button", { name: "Dışa aktar" }).click();
  const dialog = page.getByRole("dialog", { name: "Sanatçıları dışa aktar" });
  await dialog.getByRole("radio", { name: "Tablo (CSV)" }).check();
  const file = await saved(page, () => dialog.getByRole("button", { name: "İndir" }).click());
  expect(file.suggestedFilename()).toBe("catalogue.csv");
  const rows = parse<Record<string, string>>(await text(await file.createReadStream()), {
    bom: true,
    columns: true,
  });
  const authorization = `Bearer ${await site.logIn(as)}`;
  const names = await fetch(`${site.origin}/api/v1/voice-artists/names`, { headers: { authorization } });
  expect(new Set(rows.map((row) => row["ad"]))).toEqual(new Set(await names.json()));
  await dialog.getByText("Katalog indirildi.").waitFor();
  expect(page.faults).toEqual([]);
});
