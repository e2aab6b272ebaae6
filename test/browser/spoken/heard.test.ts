import { expect } from "vitest";
import { cards, heartOn, namesOf } from "#test/browser/journeys/client-steps.ts";
import { lookAgain } from "#test/browser/offers/steps.ts";
import { test as base } from "#test/browser/rooms/demo-rooms.ts";
import type { OfferPage } from "#contract/offers/offers.ts";
import type { VisitOptions } from "#test/support/browser/fixtures.ts";
import { shortSound } from "#test/support/short-sound.ts";
import { openHeard } from "#test/support/spoken/open-heard.ts";

const test = base.extend("visit", ({ open }) => async (path: string, options?: VisitOptions) => {
  const { page, listener } = await openHeard(open, path, options);
  return { page, hear: () => listener.hear() };
});

test("a toast is said once", async ({ visit }) => {
  const { page, hear } = await visit("/liked-voices", { as: "demo-client" });
  await namesOf(page);
  const name = await cards(page).first().getByRole("heading").textContent();
  await hear();
  await heartOn(cards(page).first()).press("Space");
  expect(await hear()).toEqual([`Beğenilen seslerden çıkarıldı: ${name}`]);
});

test("a failure behind a dialog is said in the dialog, once", async ({ visit }) => {
  const { page, hear } = await visit("/panel", { as: "demo-client" });
  await namesOf(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/v1/clients/update/*", async (route) => {
    await held.promise;
    await route.fulfill({ status: 500, body: "Olmadı" });
  });
  await heartOn(cards(page).first()).press("Space");
  await cards(page).first().getByRole("button", { name: "Teklif ver" }).press("Enter");
  await page.getByLabel("Bütçe").waitFor();
  await hear();
  held.resolve();
  expect(await hear()).toEqual(["(unread)", await page.locator("[role=alert]").first().innerText()]);
});

test("a message that arrives on an open offer is said once", async ({ visit, call }) => {
  const { content } = await call<OfferPage>("demo-client", "offers?turn=agency");
  const offerId = content[0]?.offerId ?? "";
  const { page, hear } = await visit(`/offers/${offerId}`, { as: "demo-client" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await hear();
  await call("demo-owner", `offers/${offerId}/events`, { kind: "message", text: "Yarın olur mu?" });
  await lookAgain(page);
  await page.getByText("Yarın olur mu?").waitFor();
  expect(await hear()).toEqual([expect.stringMatching(/Yarın olur mu\?$/)]);
});

test("a guest's room says which voice a digit chose", async ({ visit, openRoom }) => {
  const { path } = await openRoom(3);
  const { page, hear } = await visit(path ?? "");
  const rows = page.getByRole("list", { name: "Sesler" });
  await rows.getByRole("button", { name: "Oynat: A" }).press("Enter");
  await rows.getByRole("button", { name: "Duraklat: A" }).waitFor();
  await hear();
  await page.keyboard.press("2");
  await rows.getByRole("button", { name: "Duraklat: B" }).waitFor();
  expect(await hear()).toEqual(["B"]);
});

test("a corrected cell of an import says how it is now", async ({ visit }) => {
  const { page, hear } = await visit("/owner/import", { as: "demo-owner" });
  const heads = "ad;yaş;cinsiyet;renkler;diller;yaş aralıkları;başlık;tür;metin;metin dili;dosya;durum";
  const row =
    "Duyulan;otuz;Kadın;Sıcak, Doğal;Türkçe;Yetişkin;Uzun bir başlık;reklam;Merhaba;Türkçe;1.wav;taslak";
  await page.locator('input[type="file"]').setInputFiles([
    { name: "ajans.csv", mimeType: "text/csv", buffer: Buffer.from(`${heads}\r\n${row}`) },
    { name: "1.wav", mimeType: "audio/wav", buffer: shortSound(42, 1) },
  ]);
  await page.getByText("Tüm dosyalar yüklendi").waitFor();
  expect(await hear()).toEqual(["2 dosya seçildi", "Tüm dosyalar yüklendi"]);
  await page.getByRole("checkbox", { name: "Yayın izni var" }).check();
  await page.getByRole("textbox", { name: /izinleri aldık/ }).fill("izinleri aldık");
  await page.getByRole("button", { name: "Kontrol et", exact: true }).press("Enter");
  const wrong = page.getByRole("button", { name: /^Düzelt: yaş, 2\. satır/ });
  await wrong.waitFor();
  await hear();
  const correct = async (value: string) => {
    await wrong.press("Enter");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(value);
    await page.keyboard.press("Enter");
    return hear();
  };
  expect(await correct("kırk")).toEqual([expect.stringMatching(/^2\. satır, yaş: hâlâ yanlış\. ./)]);
  expect(await correct("40")).toEqual(["2. satır, yaş: artık doğru"]);
});
