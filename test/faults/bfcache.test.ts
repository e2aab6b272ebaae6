import { chromium } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chromiumFlags } from "#test/support/chromium.ts";
import { openPage } from "#test/support/site.ts";
import { screens } from "./screens.ts";
import { openOwnWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await openOwnWorld();
}, 120_000);
afterAll(() => world.close());

it("a page that the browser brings back from its cache asks who is signed in", async () => {
  const browser = await chromium.launch({
    executablePath: inject("chromium"),
    args: chromiumFlags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const { token } = await world.person("client");
  const page = await openPage(browser, world.origin + screens.panel.path(), { token });
  await screens.panel.enter(page);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(globalThis, { persisted }));
  });
  await page.goto(`${world.origin}/robots.txt`);
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goBack();
  await page.getByText("Oturum anahtarı bulunamadı. Lütfen tekrar giriş yapın.").waitFor();
  expect(await page.evaluate(() => "persisted" in globalThis)).toBe(true);
  expect(await page.getByRole("article").count()).toBe(0);
  await browser.close();
});
