import { useSyncExternalStore } from "react";

/** A hook that says whether a media query holds, and draws again when that changes. */
export function mediaQueryHook(words: string): () => boolean {
  const query = () => matchMedia(words);
  const subscribe = (listener: () => void) => {
    const list = query();
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  };
  return function useMediaQuery() {
    return useSyncExternalStore(subscribe, () => query().matches);
  };
}
