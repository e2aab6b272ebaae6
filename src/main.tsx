import "#src/ui/theme.css";
import { preloadLanguage, preferredLocale } from "./lib/i18n/locale.ts";
import { reloadOnStaleChunk } from "./lib/browser/stale-chunk.ts";
import { showStartFailure } from "./lib/browser/start-failure.ts";

reloadOnStaleChunk();
const root = document.getElementById("root");
if (root) {
  preloadLanguage(preferredLocale());
  try {
    const { startApp } = await import("#src/app/start.tsx");
    await startApp(root);
  } catch {
    showStartFailure(root);
  }
}
