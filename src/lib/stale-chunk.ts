import { isAnythingUnsaved } from "./unsaved.ts";

const key = "reloaded-for-stale-chunk";

/** Once a minute; never where nothing can be remembered, so that a reload never becomes a loop. */
function mayReload(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key)) >= 60_000;
  } catch {
    return false;
  }
}

/** Whether a page would come in this one's place: while nothing answers, a reload would leave the browser's own. */
async function isPageThere(): Promise<boolean> {
  try {
    return (await fetch(location.href, { cache: "no-store", headers: { accept: "text/html" } })).ok;
  } catch {
    return false;
  }
}

async function reloadOnce(reload: () => void): Promise<void> {
  if (!mayReload() || isAnythingUnsaved() || !(await isPageThere()) || isAnythingUnsaved()) return;
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  reload();
}

/**
 * After a deployment an old page may ask for code that is gone. One reload brings the new page; where that cannot be
 * had, or would take away what someone typed, or was tried already, the error stands.
 */
export function reloadOnStaleChunk(reload: () => void = () => location.reload()): () => void {
  const hear = () => void reloadOnce(reload);
  addEventListener("vite:preloadError", hear);
  return () => removeEventListener("vite:preloadError", hear);
}
