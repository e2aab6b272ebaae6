import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What has the focus, by the name that a screen reader says; empty when nothing has. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return "";
    const labels = "labels" in element ? [...(element.labels as NodeListOf<HTMLLabelElement>)] : [];
    const name =
      element.getAttribute("aria-label") ??
      (labels.map((label) => label.textContent).join(" ") || element.textContent);
    return name.trim();
  });

/** Called in a page: whether something that floats hides what has the focus. */
export function hidesFocus(): boolean {
  const element = document.activeElement;
  if (!element || element === document.body) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  const hits = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(x + width * part, y + height * part));
  return !hits.some((hit) => hit && (element.contains(hit) || hit.contains(element)));
}

/** Whether something that floats hides what has the focus. */
export const isFocusHidden = (page: Page) => page.evaluate(hidesFocus);

/** Presses Tab until what is called `wanted` has the focus, and answers its name; nothing on the way may be hidden. */
export async function tabTo(
  page: Page,
  wanted: string | RegExp,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<string> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press(key);
    const name = await focusedName(page);
    if (await isFocusHidden(page)) hidden.push(name);
    if (typeof wanted === "string" ? name !== wanted : !wanted.test(name)) continue;
    expect(hidden).toEqual([]);
    return name;
  }
  throw new Error(`${String(wanted)} never got the focus`);
}
