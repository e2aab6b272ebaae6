import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type OpenPage, type Site } from "#test/support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

const artist = "Ayşe / Öz 100%";

/** The library's first card: the newest voice. */
async function newestCard(page: OpenPage) {
  const card = page.locator("main article").first();
  await card.waitFor();
  return card;
}

/** Whether a waveform is drawn, rather than a plain track. */
const hasWaveform = async (card: Locator) =>
  ((await card.locator('svg[width="100%"] path').getAttribute("d")) ?? "").length > 300;

/** Presses play in the card of `name` and waits until something sounds; answers what is played. */
async function play(page: OpenPage, name: string): Promise<string> {
  await page
    .locator("main article")
    .getByRole("button", { name: `Oynat: ${name}` })
    .click();
  await page.waitForFunction(() => (document.querySelector("audio")?.currentTime ?? 0) > 0);
  return page.evaluate(() => document.querySelector("audio")?.currentSrc ?? "");
}

it("an artist is created with an uploaded file, found and played by a client, and given another sample", async () => {
  const owner = await site.open("/owner/create-voice-artist", { as: "demo-owner" });
  await owner.locator('input[type="file"]').setInputFiles("test/audio/fixtures/variable.mp3");
  await owner.getByRole("main").getByText("Yüklendi", { exact: true }).first().waitFor();
  expect(await owner.getByLabel("Ses örneği bağlantısı").inputValue()).toMatch(/^\/audio\/.+\.mp3$/);
  await owner.getByLabel("Ad", { exact: true }).fill(artist);
  await owner.getByLabel("Yaş", { exact: true }).fill("38");
  await owner.getByRole("radio", { name: "Kadın" }).check();
  await owner.getByRole("checkbox", { name: "Sıcak" }).check();

  const preview = owner.getByRole("region", { name: "Önizleme" });
  expect(await hasWaveform(preview)).toBe(true);
  expect(await play(owner, artist)).toMatch(/\/audio\/.+\.mp3$/);

  await owner.getByRole("button", { name: "Seslendirme sanatçısı oluştur" }).click();
  await owner.getByText("Seslendirme sanatçısı başarıyla oluşturuldu!").waitFor();
  expect(await owner.getByLabel("Ad", { exact: true }).inputValue()).toBe("");

  const client = await site.open("/panel", { as: "demo-client" });
  const card = await newestCard(client);
  expect(await card.getByRole("heading").textContent()).toBe(artist);
  expect(await hasWaveform(card)).toBe(true);
  const uploaded = await play(client, artist);
  expect(uploaded).toMatch(/\/audio\/.+\.mp3$/);

  await owner.goto(`${site.origin}/owner/update-voice-artist`);
  await owner.getByRole("searchbox").fill("ayse oz");
  await owner.getByRole("link", { name: artist }).click();
  const second = await client.locator("main article").nth(1).getAttribute("data-voice");
  await owner.getByLabel("Ses örneği bağlantısı").fill(`${site.origin}/audio/${second}.mp3`);
  await owner.getByRole("button", { name: "Değişiklikleri kaydet" }).click();
  await owner.getByText("Seslendirme sanatçısı başarıyla güncellendi!").waitFor();
  await owner.reload();
  expect(await owner.getByLabel("Ses örneği bağlantısı").inputValue()).toBe(
    `${site.origin}/audio/${second}.mp3`,
  );

  await client.reload();
  expect(await (await newestCard(client)).getByRole("heading").textContent()).toBe(artist);
  expect(await play(client, artist)).toBe(`${site.origin}/audio/${second}.mp3`);
  expect([...owner.faults, ...client.faults]).toEqual([]);
});

it("a client is created and logs in with the copied credentials", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const owner = await site.open("/owner/create-client", { as: "demo-owner", context: { permissions } });
  await owner.getByLabel("Ad", { exact: true }).fill("Gökçe");
  await owner.getByLabel("Soyad").fill("Altınışık");
  await owner.keyboard.press("Enter");
  await owner.getByRole("button", { name: "Tüm giriş bilgilerini kopyala" }).click();
  await owner.getByRole("button", { name: "Kopyalandı" }).waitFor();
  const copied = await owner.evaluate(() => navigator.clipboard.readText());
  const [, username = "", password = ""] = /^Kullanıcı adı: (\S+)\nŞifre: (\S+)$/.exec(copied) ?? [];

  // What the browser keeps of the page, and the address, know nothing of it.
  const kept = await owner.evaluate(async () => [
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie + location.href + JSON.stringify(history.state),
    JSON.stringify([await caches.keys(), await indexedDB.databases()]),
  ]);
  expect(kept.join("")).toContain("token");
  expect(kept.join("")).not.toContain(password);
  expect(password).toMatch(/^\S{16,}$/);

  const client = await site.open("/login");
  await client.getByLabel("Kullanıcı adı").fill(username);
  await client.getByLabel("Şifre", { exact: true }).fill(password);
  await client.getByRole("button", { name: "Giriş yap" }).click();
  await client.waitForURL(`${site.origin}/panel`);
  await client.getByRole("button", { name: /Gökçe/ }).waitFor();
  expect([...owner.faults, ...client.faults]).toEqual([]);
});
