import type { Messages } from "@lingui/core";
import { startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { adoptLanguage, type Locale } from "#src/lib/locale.ts";
import { reloadOnStaleChunk } from "#src/lib/stale-chunk.ts";

/** Brings a prerendered page to life in the language in which it was served, with that page's sentences alone. */
export async function hydratePage(
  page: ReactElement,
  catalogues: Record<Locale, () => Promise<{ messages: Messages }>>,
): Promise<void> {
  reloadOnStaleChunk();
  const root = document.getElementById("root");
  const locale = document.documentElement.lang === "en" ? "en" : "tr";
  const { messages } = await catalogues[locale]();
  adoptLanguage(locale, messages);
  // As a transition it gives way to whatever the reader does meanwhile.
  if (root) startTransition(() => void hydrateRoot(root, page));
}
