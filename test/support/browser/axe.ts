import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { stillness } from "./stillness.ts";

const linesOf = ({ violations }: Awaited<ReturnType<AxeBuilder["analyze"]>>): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  );

// In one piece, which takes half the time: the site has no frames.
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

/** What axe finds against WCAG 2.2 AA and its own best practices, one line a finding; motion that ends is waited for. */
export async function axeFindings(page: Page): Promise<string[]> {
  await stillness(page);
  return linesOf(await axeOn(page).analyze());
}

/** Axe's rules that colours decide; for all others the themes are one. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** The same of a page that follows the system's theme, and what the dark one's colours change. */
export async function axeFindingsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  await stillness(page);
  const dark = linesOf(await axeOn(page).withRules(rulesOfColour).analyze());
  await page.emulateMedia({ colorScheme: "light" });
  return [...(await axeFindings(page)), ...dark.map((finding) => `dark: ${finding}`)];
}
