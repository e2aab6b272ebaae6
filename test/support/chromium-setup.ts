import type { TestProject } from "vitest/node";
import { ensureChromium } from "./chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The browser's executable. */
    chromium: string;
  }
}

export async function setup(project: TestProject): Promise<void> {
  project.provide("chromium", await ensureChromium());
}
