import { startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { showLanguage, speakWith, type Catalogues } from "#src/lib/locale.ts";
import { reloadOnStaleChunk } from "#src/lib/stale-chunk.ts";

/** Brings a prerendered page to life in the language in which it was served, with that page's sentences alone. */
export async function hydratePage(page: ReactElement, own: Catalogues): Promise<void> {
  reloadOnStaleChunk();
  speakWith(own);
  const root = document.getElementById("root");
  await showLanguage(document.documentElement.lang === "en" ? "en" : "tr");
  // As a transition it gives way to whatever the reader does meanwhile.
  if (root) startTransition(() => void hydrateRoot(root, page));
}
