import type { Page } from "playwright-core";
import { siteLanguages } from "#contract/constants/site-languages.ts";

/** What is the same in every language: our own names, and those of other services and formats. */
const names = [
  ...Object.values(siteLanguages).map(({ name }) => name),
  "Tınora",
  "merhaba@tinora.example",
  "Nehir Soysal nehir-1.mp3",
  "Instagram LinkedIn WhatsApp",
  "Mono Stereo Dolby Atmos",
].join("\n");

/**
 * Texts on the page, and names for screen readers, that are neither in the pseudo language nor the server's (`answers`).
 * What has a language of its own, such as a transcript, and times are left out.
 */
export async function untranslated(page: Page, answers: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const foreign = "[lang]:not(html), [translate=no], time, script, style, noscript";
    const isShown = (element: Element | null) =>
      element && !element.closest(foreign) && element.checkVisibility();
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isShown(node.parentElement)) texts.push(node.textContent ?? "");
    for (const name of ["aria-label", "placeholder", "alt", "title"])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isShown(element)) texts.push(element.getAttribute(name) ?? "");
    return [document.title, ...texts];
  });
  const known = `${names}\n${answers}`.toLowerCase();
  const isForeign = (text: string) =>
    (text.match(/[a-z][\w@.’-]*[a-z]{2}/gi) ?? []).some((word) => !known.includes(word.toLowerCase()));
  return [...new Set(found.map((text) => text.trim()).filter(isForeign))];
}
