import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { stillness } from "./stillness.ts";

/** What axe finds against WCAG 2.2 AA and its own best practices, one line a finding; motion that ends is waited for. */
export async function axeFindings(page: Page): Promise<string[]> {
  await stillness(page);
  // In one piece, which takes half the time: the site has no frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  );
}

/** The same in both themes, of a page that follows the system's. */
export async function axeFindingsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await axeFindings(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}
