/** What a page tells of where its focus is. */
export interface FocusWatch {
  /** Whether the focus is nowhere now, though nobody put it there. */
  isLost: () => boolean;
  /** The element that had the focus last. */
  last: () => string;
  /** Begins anew: the page is another one. */
  forget: () => void;
}

/**
 * Watches whether the focus of a page falls to nothing: who uses keys or a screen reader would begin at the top again. Who
 * presses a bare place, or leaves what still stands there, wants it so. Runs in a browser too, and so uses nothing outside.
 * `report` is told once of a focus that stays lost through `patience` turns of a timer.
 */
export function watchFocus(report: (last: string) => void, patience = 20): FocusWatch {
  let last: Element | undefined;
  let turns = 0;
  const isLost = () => last !== undefined && document.activeElement === document.body;
  const describe = () => (last ? last.outerHTML.replaceAll(/\s+/g, " ").slice(0, 300) : "");
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof Element) last = target;
      turns = 0;
    },
    true,
  );
  document.addEventListener(
    "mousedown",
    ({ target }) => {
      const focusable =
        "a[href], button:enabled, input, select, textarea, summary, label, [tabindex], dialog";
      if (target instanceof Element && !target.closest(focusable)) last = undefined;
    },
    true,
  );
  setInterval(() => {
    turns = isLost() ? turns + 1 : 0;
    if (turns === patience) report(describe());
  }, 20);
  return {
    isLost,
    last: describe,
    forget: () => {
      last = undefined;
    },
  };
}
