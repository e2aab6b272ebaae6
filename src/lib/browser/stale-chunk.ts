import { isAnythingUnsaved } from "#src/lib/drafts/unsaved.ts";

const storageKey = "reloaded-for-stale-chunk";

/** At most once a minute for each reason, and never without storage, so that reloads cannot loop. */
function mayReload(reason: string): boolean {
  try {
    const last = Number(sessionStorage.getItem(`${storageKey}:${reason}`));
    return Date.now() - last >= 60_000;
  } catch {
    return false;
  }
}

/** Whether the server answers an address; without a network a reload would show the browser's error page. */
async function isReachable(address: string, options: RequestInit): Promise<boolean> {
  try {
    return (await fetch(address, { cache: "no-store", ...options })).ok;
  } catch {
    return false;
  }
}

/** The file that could not be loaded, as most browsers name it in the error. */
const fileOf = (error: unknown): string | undefined =>
  /(https?:\/)?\/\S{1,300}\.js/.exec(error instanceof Error ? error.message : "")?.[0];

/**
 * Why a reload would help: the file is there, but many browsers remember until the next page that it was not; or it is
 * gone, and the page is another one by now.
 */
async function findReason(error: unknown): Promise<string | undefined> {
  const file = fileOf(error);
  if (file !== undefined && (await isReachable(file, { method: "HEAD" }))) return file;
  return (await isReachable(location.href, { headers: { accept: "text/html" } })) ? "gone" : undefined;
}

async function reloadOnce(error: unknown, isHeld: () => boolean, reload: () => void): Promise<void> {
  if (isHeld()) return;
  const reason = await findReason(error);
  if (reason === undefined || !mayReload(reason) || isHeld()) return;
  try {
    sessionStorage.setItem(`${storageKey}:${reason}`, String(Date.now()));
  } catch {
    return;
  }
  reload();
}

/** While another page is on its way, Firefox ends what this one was loading, and a reload would stop that other page. */
const leavingTakes = 10_000;

/**
 * After a deployment an open page may request code that is gone: one reload brings the new page. There is no reload when
 * the page is unreachable or being left, a form holds unsaved text, or the same was tried a minute ago. Returns a function
 * that unsubscribes.
 */
export function reloadOnStaleChunk(reload: () => void = () => location.reload()): () => void {
  let leftAt = -Infinity;
  const handleLeaving = ({ timeStamp }: Event) => {
    leftAt = timeStamp;
  };
  const isHeld = () => isAnythingUnsaved() || performance.now() - leftAt < leavingTakes;
  // Files that failed together ask for one reload.
  let isReloading = false;
  const reloadFirst = () => {
    if (!isReloading) reload();
    isReloading = true;
  };
  const handleError = ({ payload }: Event & { payload?: unknown }) =>
    void reloadOnce(payload, isHeld, reloadFirst);
  addEventListener("vite:preloadError", handleError);
  addEventListener("beforeunload", handleLeaving);
  return () => {
    removeEventListener("vite:preloadError", handleError);
    removeEventListener("beforeunload", handleLeaving);
  };
}
