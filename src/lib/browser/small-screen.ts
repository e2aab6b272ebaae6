import { useSyncExternalStore } from "react";

const query = () => matchMedia("(width < 700px)");

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether the page is narrower than 700 px, the breakpoint of the mobile layout. */
export const useSmallScreen = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
