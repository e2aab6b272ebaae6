import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { watchFocus } from "#test/support/lost-focus.ts";
import { watchForIds } from "./sentence-ids.ts";

export interface PageOptions {
  theme?: "light" | "dark";
  locale?: string;
  width?: number;
  height?: number;
  context?: BrowserContextOptions;
  /** What is made ready in the page before it goes to its address. */
  before?: (page: Page) => Promise<unknown>;
  /** A selector to wait for; the application being interactive unless it says otherwise. */
  awaits?: string;
  /** What an earlier login left in local storage. */
  token?: string | undefined;
}

export interface OpenPage extends Page {
  /** What went wrong in the page so far: errors thrown or logged, what the security policy refused, sentences that were missing. */
  faults: string[];
  /** What the focus of the page fell from to nothing so far. */
  lostFocus: string[];
}

/** Chromium logs by itself what a server answers with 4xx, which a test may want. */
const expected = /Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * Opens a page in a context of its own and waits until it is interactive. Motion is reduced unless asked for:
 * Playwright scrolls the page to reach what still moves, and then presses beside a popover.
 */
export async function openPage(browser: Browser, url: string, options: PageOptions = {}): Promise<OpenPage> {
  const { theme = "light", locale = "tr", width = 1440, height = 900, token } = options;
  const context = await browser.newContext({
    baseURL: new URL(url).origin,
    colorScheme: theme,
    viewport: { width, height },
    reducedMotion: "reduce",
    ...options.context,
  });
  await context.addInitScript(
    (stored) => {
      if (sessionStorage.getItem("begun")) return;
      sessionStorage.setItem("begun", "yes");
      localStorage.setItem("locale", stored.locale);
      if (stored.token) localStorage.setItem("token", stored.token);
    },
    { locale, token },
  );
  const faults: string[] = [];
  const lostFocus: string[] = [];
  const page = Object.assign(await context.newPage(), { faults, lostFocus });
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !expected.test(message.text())) faults.push(message.text());
  });
  await watchForIds(page);
  await page.exposeFunction("tellLostFocus", (last: string) => lostFocus.push(last));
  await page.addInitScript({ content: `(${watchFocus.toString()})((last) => tellLostFocus(last))` });
  await options.before?.(page);
  await page.goto(url);
  await page.waitForSelector(options.awaits ?? "html[data-ready]");
  return page;
}
