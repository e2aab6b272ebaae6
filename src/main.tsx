import "#src/ui/theme.css";
import { fetchLanguage, preferredLocale } from "#src/lib/locale.ts";
import { reloadOnStaleChunk } from "#src/lib/stale-chunk.ts";
import { showStartFailure } from "#src/lib/start-failure.ts";

reloadOnStaleChunk();
const root = document.getElementById("root");
if (root) {
  fetchLanguage(preferredLocale());
  try {
    const { startApp } = await import("#src/app/start.tsx");
    await startApp(root);
  } catch {
    showStartFailure(root);
  }
}
