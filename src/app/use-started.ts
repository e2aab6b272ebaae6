import { useEffect } from "react";
import { keepFocus } from "#src/lib/browser/keep-focus.ts";

/** Marks a public page as one that answers, by `data-ready`, and keeps its focus. */
export function useStarted(): void {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
    return keepFocus();
  }, []);
}
