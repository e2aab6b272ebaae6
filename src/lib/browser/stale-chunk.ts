import { isAnythingUnsaved } from "#src/lib/drafts/unsaved.ts";

const storageKey = "reloaded-for-stale-chunk";

/** At most once a minute, and never without storage, so that reloads cannot loop. */
function mayReload(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(storageKey)) >= 60_000;
  } catch {
    return false;
  }
}

/** Whether a reload would bring a page: without a network it would show the browser's error page. */
async function isPageReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { cache: "no-store", headers: { accept: "text/html" } })).ok;
  } catch {
    return false;
  }
}

async function reloadOnce(reload: () => void): Promise<void> {
  if (!mayReload() || isAnythingUnsaved() || !(await isPageReachable()) || isAnythingUnsaved()) return;
  try {
    sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    return;
  }
  reload();
}

/**
 * After a deployment an open page may request code that is gone: one reload brings the new page. There is no reload when
 * the page is unreachable, a form holds unsaved text, or a reload was tried already. Returns a function that unsubscribes.
 */
export function reloadOnStaleChunk(reload: () => void = () => location.reload()): () => void {
  const handleError = () => void reloadOnce(reload);
  addEventListener("vite:preloadError", handleError);
  return () => removeEventListener("vite:preloadError", handleError);
}
