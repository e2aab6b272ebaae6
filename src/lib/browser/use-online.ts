import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  for (const type of ["online", "offline"])
    window.addEventListener(type, listener, { signal: controller.signal });
  return () => controller.abort();
}

/** Whether the browser has a network; true while a page is prerendered. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
