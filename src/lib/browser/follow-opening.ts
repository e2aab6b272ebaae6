const inputs = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** The nearest ancestor that scrolls, else the page. */
function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (/auto|scroll/.test(overflowY) && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}

/**
 * Within `root`: a pressed button with `aria-expanded` stays where it was pressed, and what it opens (`aria-controls`) comes into
 * view as far as the button can stay there too, also when its code arrives late; until somebody presses, types or scrolls.
 * Returns a cleanup.
 */
export function followOpening(root: HTMLElement): () => void {
  let following = new AbortController();
  const stop = () => following.abort();

  const follow = (button: Element, top: number, signal: AbortSignal) => {
    const opened = document.getElementById(button.getAttribute("aria-controls") ?? "");
    if (!opened || signal.aborted) return;
    const settle = () => {
      scrollerOf(button).scrollTop += button.getBoundingClientRect().top - top;
      if (opened.offsetHeight > 0) opened.scrollIntoView({ block: "nearest" });
      button.scrollIntoView({ block: "nearest" });
    };
    const watch = new ResizeObserver(settle);
    watch.observe(opened);
    signal.addEventListener("abort", () => watch.disconnect());
    for (const input of inputs) addEventListener(input, stop, { capture: true, signal });
  };
  const handlePress = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest("[aria-expanded][aria-controls]") : null;
    // What a popover holds lies above the page.
    if (!button || !root.contains(button) || button.hasAttribute("popovertarget")) return;
    stop();
    const { signal } = (following = new AbortController());
    const { top } = button.getBoundingClientRect();
    requestAnimationFrame(() => follow(button, top, signal));
  };
  root.addEventListener("click", handlePress, true);
  return () => {
    stop();
    root.removeEventListener("click", handlePress, true);
  };
}
