import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { chromiumFlags } from "#test/support/chromium.ts";
import { startSection7Server, type Section7Server } from "#test/support/section7-server.ts";
import { namesOf } from "./client-steps.ts";

let server: Section7Server;
let browser: Browser;
beforeAll(async () => {
  server = await startSection7Server({ site: "dist/site" });
  browser = await chromium.launch({ executablePath: inject("chromium"), args: chromiumFlags });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await context.addInitScript((token) => localStorage.setItem("token", token), server.token);
  const page = await context.newPage();
  await page.goto(server.origin + path);
  return page;
}

const pager = (page: Page) => page.getByRole("navigation", { name: "Sayfalar" });
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

test("over section 7 alone: log in, filter by two languages and a colour, page, reload, go back", async () => {
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await page.goto(`${server.origin}/panel`);
  await page.getByLabel("Kullanıcı adı").fill("deniz");
  await page.getByLabel("Şifre", { exact: true }).fill("any");
  await page.getByRole("main").getByRole("button", { name: "Giriş yap" }).click();
  await card(page, "Sanatçı 1").waitFor();

  await page.getByRole("button", { name: "Diller" }).click();
  await page.getByRole("checkbox", { name: "Türkçe" }).click();
  await page.getByRole("checkbox", { name: "İngilizce" }).click();
  await page.getByRole("button", { name: "Ses renkleri" }).click();
  await page.getByRole("checkbox", { name: "Sıcak" }).click();
  await page.getByRole("button", { name: "Filtreleri uygula" }).click();
  await pager(page).getByText("Sayfa 1 / 3").waitFor();
  await pager(page).getByRole("button", { name: "Sonraki" }).click();
  await pager(page).getByText("Sayfa 2 / 3").waitFor();
  await pager(page).getByRole("button", { name: "Sonraki" }).click();
  await pager(page).getByText("Sayfa 3 / 3").waitFor();
  const third = await namesOf(page);
  await page.reload();
  await card(page, third[0] ?? "").waitFor();
  expect(await namesOf(page)).toEqual(third);
  await page.goBack();
  await pager(page).getByText("Sayfa 2 / 3").waitFor();
  await page.goBack();
  await card(page, "Sanatçı 1").waitFor();
});

test("a sample on another origin sounds without peaks; a dead one is said in its card, with a way to try again", async () => {
  const page = await open("/panel");
  await card(page, "Sanatçı 1").getByRole("button", { name: "Oynat: Sanatçı 1" }).click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector("audio")?.currentTime ?? 0), { timeout: 10_000 })
    .toBeGreaterThan(0);
  const dead = card(page, "Sanatçı 2");
  await dead.getByRole("button", { name: "Oynat: Sanatçı 2" }).click();
  await dead.getByRole("alert").getByText("Ses yüklenemedi").waitFor();
  await dead.getByRole("button", { name: "Tekrar dene" }).click();
  await dead.getByRole("alert").getByText("Ses yüklenemedi").waitFor();
  await page.getByRole("region", { name: "Oynatıcı" }).getByRole("button", { name: "Sonraki ses" }).click();
  await card(page, "Sanatçı 3").getByRole("button", { name: "Duraklat: Sanatçı 3" }).waitFor();
});
