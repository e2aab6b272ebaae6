import { useEffect } from "react";
import { keepFocus } from "#src/lib/browser/keep-focus.ts";
import { addFurtherLetters } from "#src/ui/further-letters.ts";

/** Marks a public page as one that answers, by `data-ready`, keeps its focus, and gives it all letters. */
export function useStarted(): void {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
    addFurtherLetters();
    return keepFocus();
  }, []);
}
