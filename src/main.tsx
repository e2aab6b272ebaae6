import "#src/ui/theme.css";
import { reloadOnStaleChunk } from "#src/lib/stale-chunk.ts";

reloadOnStaleChunk();
const root = document.getElementById("root");
if (root) await import("#src/app/start.tsx").then(({ startApp }) => startApp(root));
