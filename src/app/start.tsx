import type { QueryClient } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { loadWholeCatalogue } from "#src/lib/i18n/locale.ts";
import { sessionClient } from "#src/session/session-client.ts";
import { addFurtherLetters } from "#src/ui/further-letters.ts";
import { createApp } from "./create-app.tsx";
import "./shell.css";

/** Resolves once nothing is being read from the server: the first page is there. */
function quiet(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (client.isFetching() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = client.getQueryCache().subscribe(check);
    check();
  });
}

/** Resolves once the browser has nothing else to do; Safari does not tell, and gets a moment. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

/** So many milliseconds the shell waits for a page; then the bar, and what says that one is loading, take its place. */
const patience = 1000;

/**
 * Renders the application into `root`, in place of the shell, once there is a page to show; `data-ready` marks when it is
 * interactive. The other sentences come after that.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  const { app, router } = await createApp();
  const loaded = router.load();
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))]);
  createRoot(root).render(app);
  addFurtherLetters();
  await loaded;
  const { dataset } = document.documentElement;
  dataset["ready"] = "";
  await quiet(sessionClient());
  delete dataset["shell"];
  await idle();
  // Without them now, whatever needs them asks for them.
  await loadWholeCatalogue().catch(() => undefined);
}
