const key = "reloaded-for-stale-chunk";

/** True once a minute; false where nothing can be remembered, so that a reload never becomes a loop. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < 60_000) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * After a deployment an old page may ask for code that is gone. One reload brings the new page; if that one fails too,
 * the error stands.
 */
export function reloadOnStaleChunk(reload: () => void = () => location.reload()): () => void {
  const hear = (event: Event) => {
    if (!mayReload()) return;
    event.preventDefault();
    reload();
  };
  addEventListener("vite:preloadError", hear);
  return () => removeEventListener("vite:preloadError", hear);
}
