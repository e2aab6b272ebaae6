import { startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { defaultLocale } from "#contract/constants/site-languages.ts";
import { reloadOnStaleChunk } from "#src/lib/browser/stale-chunk.ts";
import { isLocale, showLanguage, setCatalogues, type Catalogues } from "#src/lib/i18n/locale.ts";

/** Hydrates a prerendered page in the language it was served in; `sentences` are those of this page alone. */
export async function hydratePage(page: ReactElement, sentences: Catalogues): Promise<void> {
  reloadOnStaleChunk();
  setCatalogues(sentences, { haveLateParts: true });
  const root = document.getElementById("root");
  const { lang } = document.documentElement;
  await showLanguage(isLocale(lang) ? lang : defaultLocale);
  // A transition, so that input meanwhile comes first.
  if (root) startTransition(() => void hydrateRoot(root, page));
}
