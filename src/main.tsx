import "#src/ui/theme.css";
import { reloadOnStaleChunk } from "#src/lib/stale-chunk.ts";
import { showStartFailure } from "#src/lib/start-failure.ts";

reloadOnStaleChunk();
const root = document.getElementById("root");
if (root) {
  try {
    const { startApp } = await import("#src/app/start.tsx");
    await startApp(root);
  } catch {
    showStartFailure(root);
  }
}
