import { chromium } from "playwright-core";
import { expect } from "vitest";
import { chromiumFlags, ensureChromium } from "#test/support/browser/chromium.ts";
import { openPage } from "#test/support/browser/page.ts";
import { test } from "./fixtures.ts";
import { screens } from "./screens/all.ts";

test("a page that the browser brings back from its cache asks who is signed in", async ({
  world,
  onTestFinished,
}) => {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  onTestFinished(() => browser.close());
  const { token } = await world.person("client");
  const page = await openPage(browser, world.origin + screens.panel.path(), { token });
  await screens.panel.enter(page);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(globalThis, { persisted }));
  });
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goBack();
  await page.getByText("Oturum anahtarı bulunamadı. Lütfen tekrar giriş yapın.").waitFor();
  expect(await page.evaluate(() => "persisted" in globalThis)).toBe(true);
  expect(await page.getByRole("article").count()).toBe(0);
});
