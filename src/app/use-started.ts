import { useEffect } from "react";
import { addFurtherLetters } from "#src/ui/further-letters.ts";

/** Marks a public page as one that answers, by `data-ready`, keeps its focus, and gives it all letters. */
export function useStarted(): void {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
    addFurtherLetters();
    // Nothing needs it before the first press, and the first load has no room for it.
    const stop = import("#src/lib/browser/focus/keep-focus.ts").then(({ keepFocus }) => keepFocus());
    stop.catch(() => undefined); // offline
    return () => void stop.then((end) => end()).catch(() => undefined);
  }, []);
}
