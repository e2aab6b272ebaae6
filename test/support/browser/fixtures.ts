import { chromium } from "playwright-core";
import { inject, test as base } from "vitest";
import { openPage, type OpenPage, type PageOptions } from "./page.ts";
import { startSite, type DemoUser } from "./site.ts";

export interface VisitOptions extends PageOptions {
  /** Who is signed in when the page opens. */
  as?: DemoUser;
}

/** A test with Chromium; what it opens is closed after it. */
export const browserTest = base
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
    const browser = await chromium.connect(inject("chromium"));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("openUrl", async ({ browser }, { onCleanup }) => {
    onCleanup(async () => {
      for (const context of browser.contexts()) await context.close();
    });
    return (url: string, options?: PageOptions): Promise<OpenPage> => openPage(browser, url, options);
  });

/** A test with the built site, its server and the demo catalogue, which the tests of a file share. */
export const test = browserTest
  /** What the server's environment has besides; a file extends it once more. */
  .extend("settings", { scope: "file" }, {} as Record<string, string>)
  .extend("site", { scope: "file" }, async ({ settings }, { onCleanup }) => {
    const site = await startSite(settings);
    onCleanup(() => site.stop());
    return site;
  })
  .extend("open", ({ site, openUrl }) => async (path: string, { as, ...options }: VisitOptions = {}) => {
    const token = as && (await site.logIn(as));
    return openUrl(site.origin + path, { ...options, token });
  })
  .extend("page", ({ open }) => open("/"))
  .extend("client", ({ open }) => open("/panel", { as: "demo-client" }))
  .extend("owner", ({ open }) => open("/owner/dashboard", { as: "demo-owner" }));

/** Opens pages of the site in contexts of their own. */
export type Open = (path: string, options?: VisitOptions) => Promise<OpenPage>;
