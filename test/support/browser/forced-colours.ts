import type { Page } from "playwright-core";

/** What is disabled and keeps the focus, and looks pressable in forced colours all the same; each by its name. */
export async function looksEnabled(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("span"));
    probe.style.color = "GrayText";
    const grey = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll("[aria-disabled=true]")].flatMap((one) => {
      const { color, opacity } = getComputedStyle(one);
      const isShown = one.checkVisibility({ visibilityProperty: true });
      return isShown && (color !== grey || opacity !== "1") ? [one.ariaLabel ?? one.textContent] : [];
    });
  });
  await page.emulateMedia({ forcedColors: "none" });
  return found;
}
