import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { stillness } from "./stillness.ts";

/** What axe finds against WCAG 2.2 AA and its own best practices, one line a finding; motion that ends is waited for. */
export async function axeFindings(page: Page): Promise<string[]> {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  );
}
