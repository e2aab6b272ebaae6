import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings } from "#test/support/browser/axe.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { cards, namesOf, playOn, soundsFrom } from "./client-steps.ts";

const artist = "Ayşe / Öz 100%";

/** Plays the newest voice of this artist; the answer is what sounds. */
async function play(page: Page): Promise<string> {
  const card = page.getByRole("main").getByRole("article").filter({ hasText: artist });
  await playOn(card).click();
  await soundsFrom(page);
  return page.evaluate(() => document.querySelector("audio")?.currentSrc ?? "");
}

test("an owner logs in, reads the dashboard and moves a request to the contacted ones", async ({ open }) => {
  const page = await open("/login");
  await page.getByLabel("Kullanıcı adı").fill("demo-owner");
  await page.getByLabel("Şifre", { exact: true }).fill("demo-owner-password");
  await page.getByRole("main").getByRole("button", { name: "Giriş yap", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Yönetim paneli" }).waitFor();
  await page.getByText("YouTube reklamı").waitFor();
  const request = page.getByRole("button", { name: "Gökçe Altınışık", exact: true });
  await request.click();
  await page.getByText("Enerjik, genç bir kadın sesi").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Durum: Yeni, Gökçe Altınışık" }).click();
  await page.getByRole("button", { name: "İletişime geçildi", exact: true }).click();
  await request.waitFor({ state: "detached" });
  await page.getByRole("tab", { name: /^İletişime geçildi/ }).click();
  await request.waitFor();
  expect([...page.faults, ...page.lostFocus]).toEqual([]);
});

test("an artist is created with an uploaded file, found and played by a client, and given another sample", async ({
  open,
}) => {
  const owner = await open("/owner/create-voice-artist", { as: "demo-owner" });
  await owner.locator('input[type="file"]').setInputFiles("test/audio/fixtures/variable.mp3");
  const sample = owner.locator("[data-sample]");
  await sample.getByText("variable", { exact: true }).waitFor();
  await owner.getByLabel("Ad", { exact: true }).fill(artist);
  await owner.getByLabel("Yaş", { exact: true }).fill("38");
  await owner.getByRole("radio", { name: "Kadın" }).check();
  await owner.getByRole("checkbox", { name: "Sıcak" }).check();
  await owner.getByRole("checkbox", { name: "Yayın izni var" }).check();
  expect(await axeFindings(owner)).toEqual([]);
  expect(await play(owner)).toMatch(/\/audio\/.+\.mp3$/);
  await owner.getByRole("button", { name: "Seslendirme sanatçısı ekle" }).click();
  await owner.getByText("Seslendirme sanatçısı başarıyla eklendi!").waitFor();
  await expect.poll(() => owner.getByLabel("Ad", { exact: true }).inputValue()).toBe("");

  const client = await open("/panel", { as: "demo-client" });
  const [newest] = await namesOf(client);
  expect(newest).toBe(artist);
  const first = await play(client);
  expect(first).toMatch(/\/audio\/.+\.mp3$/);

  await owner.goto("/owner/update-voice-artist");
  await owner.getByRole("searchbox").fill("ayse oz");
  await owner.getByRole("link", { name: artist }).click();
  const chooser = owner.waitForEvent("filechooser");
  await owner.getByText("Dosyayı değiştir", { exact: true }).click();
  const uploaded = owner.waitForResponse("**/api/v1/uploads/*/audio");
  await (await chooser).setFiles("test/audio/fixtures/constant.mp3");
  await uploaded;
  await owner.getByRole("progressbar").waitFor({ state: "detached" });
  await owner.getByRole("button", { name: "Değişiklikleri kaydet" }).click();
  await owner.getByText("Seslendirme sanatçısı başarıyla güncellendi!").waitFor();

  await client.reload();
  await cards(client).filter({ hasText: artist }).waitFor();
  const second = await play(client);
  expect(second).toMatch(/\/audio\/.+\.mp3$/);
  expect(second).not.toBe(first);
  expect([owner, client].flatMap(({ faults, lostFocus }) => [...faults, ...lostFocus])).toEqual([]);
});

test("a client is created and logs in with the copied credentials", async ({ open }) => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const owner = await open("/owner/create-client", { as: "demo-owner", context: { permissions } });
  await owner.getByLabel("Ad", { exact: true }).fill("Gökçe");
  await owner.getByLabel("Soyad").fill("Altınışık");
  await owner.keyboard.press("Enter");
  await owner.getByRole("button", { name: "Tüm giriş bilgilerini kopyala" }).click();
  await owner.getByRole("button", { name: "Kopyalandı" }).waitFor();
  expect(await axeFindings(owner)).toEqual([]);
  const copied = await owner.evaluate(() => navigator.clipboard.readText());
  const [, username = "", password = ""] = /^Kullanıcı adı: (\S+)\nŞifre: (\S+)$/.exec(copied) ?? [];

  // What the browser keeps of the page, and the address, know nothing of the password.
  const kept = await owner.evaluate(async () => [
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie + location.href + JSON.stringify(history.state),
    JSON.stringify([await caches.keys(), await indexedDB.databases()]),
  ]);
  expect(kept.join("")).toContain("token");
  expect(kept.join("")).not.toContain(password);
  expect(password).toMatch(/^\S{16,}$/);

  const client = await open("/login");
  await client.getByLabel("Kullanıcı adı").fill(username);
  await client.getByLabel("Şifre", { exact: true }).fill(password);
  await client.getByRole("main").getByRole("button", { name: "Giriş yap", exact: true }).click();
  await client.waitForURL(/\/first-password/);
  await client.getByLabel("Yeni şifre", { exact: true }).fill("kırmızı vapur iskelesi");
  await client.getByRole("button", { name: "Şifreyi kaydet ve devam et" }).click();
  await client.waitForURL("/panel");
  await client.getByRole("button", { name: /Gökçe/ }).waitFor();
  expect([owner, client].flatMap(({ faults, lostFocus }) => [...faults, ...lostFocus])).toEqual([]);
});
