import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { chromiumFlags, ensureChromium } from "./chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the run's one Chromium listens. */
    chromium: string;
  }
}

/** Starts one Chromium for the whole run; each test file connects to it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath: await ensureChromium(), args: chromiumFlags });
  project.provide("chromium", server.wsEndpoint());
  return () => server.close();
}
