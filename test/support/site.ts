import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { inject } from "vitest";
import { startBuiltServer } from "./built-server.ts";
import { chromiumFlags } from "./chromium.ts";
import { filledFolder } from "./filled-data.ts";

export interface PageOptions {
  theme?: "light" | "dark";
  locale?: "tr" | "en";
  width?: number;
  height?: number;
  /** Who is signed in when the page opens. */
  as?: "demo-client" | "demo-owner";
  context?: BrowserContextOptions;
  /** What is made ready in the page before it goes to its address. */
  before?: (page: Page) => Promise<unknown>;
  /** What is waited for; the application being interactive unless it says otherwise. */
  awaits?: string;
}

export interface OpenPage extends Page {
  /** What went wrong in the page so far: errors thrown, errors logged, what the security policy refused. */
  faults: string[];
}

export interface Site {
  origin: string;
  browser: Browser;
  /** A page of its own context, at `path`, interactive. */
  open(path: string, options?: PageOptions): Promise<OpenPage>;
  close(): Promise<void>;
}

/** What Chromium logs by itself for an answer of 4xx, which a test may want. */
const expected = /Failed to load resource: the server responded with a status of 4\d\d/;

async function tokenOf(origin: string, username: string): Promise<string> {
  const body = new URLSearchParams({ username, password: `${username}-password` });
  const answer = await fetch(`${origin}/api/v1/auth/login`, { method: "POST", body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

/**
 * A page of its own context at `path`, interactive; `token` is what an earlier login left in local storage. Motion is
 * reduced unless asked for: Playwright scrolls the page to reach what still moves, and then presses beside a popover.
 */
export async function openPage(
  browser: Browser,
  url: string,
  options: Omit<PageOptions, "as"> & { token?: string | undefined } = {},
): Promise<OpenPage> {
  const { theme = "light", locale = "tr", width = 1440, height = 900, token = null } = options;
  const context = await browser.newContext({
    colorScheme: theme,
    viewport: { width, height },
    reducedMotion: "reduce",
    ...options.context,
  });
  const state = { locale, token };
  await context.addInitScript((stored) => {
    if (sessionStorage.getItem("begun")) return;
    sessionStorage.setItem("begun", "yes");
    localStorage.setItem("locale", stored.locale);
    if (stored.token) localStorage.setItem("token", stored.token);
  }, state);
  const faults: string[] = [];
  const page = Object.assign(await context.newPage(), { faults });
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !expected.test(message.text())) faults.push(message.text());
  });
  await options.before?.(page);
  await page.goto(url);
  await page.waitForSelector(options.awaits ?? "html[data-ready]");
  return page;
}

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: inject("chromium"), args: chromiumFlags });

/** The built server with the demo catalogue in a folder of its own, and a Chromium to look at it with. */
export async function openSite(environment: Record<string, string> = {}): Promise<Site> {
  const { folder, remove } = await filledFolder();
  const server = await startBuiltServer({ DATA_DIR: folder, ...environment });
  const browser = await launchChromium();
  const { origin } = server;
  return {
    origin,
    browser,
    open: async (path, { as, ...options } = {}) =>
      openPage(browser, origin + path, { ...options, token: as && (await tokenOf(origin, as)) }),
    async close() {
      await browser.close();
      await server.stop();
      await remove();
    },
  };
}
