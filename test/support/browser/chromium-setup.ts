import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { chromiumFlags, ensureChromium } from "./chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the run's one Chromium listens. */
    chromium: string;
  }
}

/** The pages of the address bar, which no one sees here and which took a second of processor time with every page. */
const addressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];
/** What Playwright leaves out and our tests could meet: the list below takes the place of Playwright's. */
const leftOutByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
];

/** Starts one Chromium for the whole run; each test file connects to it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({
    executablePath: await ensureChromium(),
    args: [...chromiumFlags, `--disable-features=${[...addressBar, ...leftOutByPlaywright].join()}`],
  });
  project.provide("chromium", server.wsEndpoint());
  return () => server.close();
}
