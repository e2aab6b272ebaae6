import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { stillness } from "./stillness.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds, one line an element. Axe stays in the page once it is there: to send it takes as long as to run it. */
async function find(page: Page, options: RunOptions): Promise<string[]> {
  await stillness(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (asked) => (await window.axe.run({ resultTypes: ["violations"], ...asked })).violations,
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  );
}

/** What axe finds against WCAG 2.2 AA and its own best practices, one line a finding; motion that ends is waited for. */
export const axeFindings = (page: Page): Promise<string[]> =>
  // Axe leaves the one rule that WCAG 2.2 added out unless it is asked for.
  find(page, { rules: { "target-size": { enabled: true } } });

/** Axe's rules that colours decide; for all others the themes are one. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** What axe finds on a page that follows the system's theme, and what the dark one's colours change. */
export async function axeFindingsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await find(page, { runOnly: rulesOfColour });
  await page.emulateMedia({ colorScheme: "light" });
  return [...(await axeFindings(page)), ...dark.map((finding) => `dark: ${finding}`)];
}
