import { flushSync } from "react-dom";

/** Makes a change of the page; where the browser can, the old look fades into the new one (its time is in `theme.css`). */
export function crossFade(change: () => void): void {
  if (!("startViewTransition" in document)) {
    change();
    return;
  }
  // A fade that is left out, as in a window that is hidden, is no failure.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => undefined);
}
