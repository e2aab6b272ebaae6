import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Locale } from "#contract/constants/site-languages.ts";

const assets = "dist/site/assets";

/** The built file with every sentence of a language; what a page starts with has the same name, and is smaller. */
export function wholeCatalogue(locale: Locale): string {
  const files = readdirSync(assets).filter((name) => name.startsWith(`${locale}-`) && name.endsWith(".js"));
  const [largest] = files.toSorted((a, b) => statSync(join(assets, b)).size - statSync(join(assets, a)).size);
  if (!largest) throw new Error(`The built site has no sentences in ${locale}.`);
  return largest;
}

let known: string[] | undefined;

/** The names by which the application's code asks for its sentences. */
function sentenceIds(): string[] {
  const ids = readFileSync(join(assets, wholeCatalogue("en")), "utf8").matchAll(/"([\w+/]{6})":\[/g);
  known ??= Array.from(ids, ([, id = ""]) => id);
  if (known.length < 1000) throw new Error("The built sentences look otherwise than expected.");
  return known;
}

/** Throws an error in the page for every text or name for screen readers that is a sentence's id: the sentence was missing. */
export const watchForIds = (page: Page): Promise<unknown> =>
  page.addInitScript((ids) => {
    const all = new Set(ids);
    const names = ["aria-label", "placeholder", "title", "alt"];
    const look = (text: string | null | undefined) => {
      if (text && all.has(text.trim())) reportError(new Error(`A sentence is missing: ${text}`));
    };
    const lookAt = (node: Node) => {
      if (node instanceof Text) look(node.data);
      if (node instanceof Element) for (const name of names) look(node.getAttribute(name));
      node.childNodes.forEach(lookAt);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        addedNodes.forEach(lookAt);
        if (target instanceof Text) look(target.data);
        if (target instanceof Element) for (const name of names) look(target.getAttribute(name));
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: names,
    });
  }, sentenceIds());
