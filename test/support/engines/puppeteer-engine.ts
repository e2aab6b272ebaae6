import { launch, type Browser, type BrowserContext, type Page } from "puppeteer-core";
import { chromiumFlags, ensureChromium } from "#test/support/browser/chromium.ts";
import type { Engine, Key } from "./engine.ts";
import { programs } from "./find-engines.ts";

/** Firefox reports as an error of a page that it was left before a font had come. */
const abandoned = /downloadable font: download failed.*status=2152398850/;

/**
 * Firefox's driver takes the end of what the page before was still loading, such as a font, for the end of the way to the next
 * page, which goes on.
 */
const endOfTheLast = /NS_BINDING_ABORTED/;

const start = {
  chromium: async (): Promise<Browser> =>
    launch({ executablePath: await ensureChromium(), args: chromiumFlags, headless: "shell" }),
  firefox: (soundServer: string): Promise<Browser> =>
    launch({
      browser: "firefox",
      executablePath: programs.firefox ?? "",
      env: { ...process.env, PULSE_SERVER: soundServer },
      // No other way to a loudspeaker, which the machine may have.
      extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "media.cubeb.backend": "pulse-rust" },
    }),
};

/** Chromium by its own protocol, or Firefox by WebDriver BiDi; a person gets a context of their own. */
export async function startWithPuppeteer(name: "chromium" | "firefox", soundServer: string): Promise<Engine> {
  const browser = await start[name](soundServer);
  let size = { width: 1440, height: 900 };
  let faults: string[] = [];
  let context: BrowserContext | undefined;
  let page: Page;
  async function open() {
    await context?.close();
    context = await browser.createBrowserContext();
    page = await context.newPage();
    page.on("pageerror", (error) => !abandoned.test(String(error)) && faults.push(String(error)));
    await page.setViewport(size);
    if (name === "chromium")
      await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  }
  await open();
  return {
    async goto(url) {
      faults = [];
      await page.evaluate(() => Object.assign(globalThis, { isLeft: true }));
      await page.goto(url).catch((error: unknown) => {
        if (!endOfTheLast.test(String(error))) throw error;
      });
      await page.waitForFunction(() => !("isLeft" in globalThis) && document.readyState === "complete");
    },
    evaluate: (call, ...values) => page.evaluate(call as never, ...(values as unknown as never[])) as never,
    run: async (source) => void (await page.evaluate(`${source};0`)),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key: Key) => page.keyboard.press(key),
    async resize(width, height) {
      size = { width, height };
      await page.setViewport(size);
    },
    forget: open,
    faults: async () => faults,
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
