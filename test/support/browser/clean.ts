import { expect } from "vitest";
import { axeFindingsInBothThemes } from "./axe.ts";
import { scrollsSideways } from "./layout.ts";
import type { OpenPage } from "./page.ts";

/** Expects that axe finds nothing in either theme, that nothing is reached by scrolling sideways only, and that nothing went wrong. */
export async function expectClean(page: OpenPage): Promise<void> {
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  expect(page.faults).toEqual([]);
}
