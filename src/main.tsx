import { catalogues } from "virtual:sentences/start";
import "#src/ui/theme.css";
import { preferredLocale, preloadLanguage, setCatalogues } from "./lib/i18n/locale.ts";
import { reloadOnStaleChunk } from "./lib/browser/stale-chunk.ts";
import { showStartFailure } from "./lib/browser/start-failure.ts";
import { readToken } from "./lib/http/token.ts";

reloadOnStaleChunk();
const root = document.getElementById("root");
if (root) {
  // The library alone is shown before all sentences are there (routes/__root.tsx).
  const isLibrary = location.pathname === "/panel" && readToken() !== null;
  setCatalogues(catalogues, { haveLateParts: false });
  preloadLanguage(preferredLocale(), !isLibrary);
  try {
    const { startApp } = await import("#src/app/start.tsx");
    await startApp(root);
  } catch {
    showStartFailure(root);
  }
}
