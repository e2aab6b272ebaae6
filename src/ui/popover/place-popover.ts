/** Which edges of a popover and its trigger are aligned. */
export type Alignment = "start" | "end";

/** How near to the window's sides a popover may come, in pixels. */
const edge = 8;

/** Chooses the side of its trigger that has more room for a popover, which scrolls where that is too little. */
function chooseSide(popover: HTMLElement, trigger: Element): void {
  const { top, bottom } = trigger.getBoundingClientRect();
  const below = innerHeight - bottom;
  popover.dataset["side"] = top > below ? "above" : "below";
  popover.style.maxHeight = `calc(${Math.max(top, below)}px - 1rem)`;
}

/** Puts a popover beside its trigger as this stands in the window now, no nearer to the window's sides than it may. */
function place(popover: HTMLElement, trigger: Element, align: Alignment): void {
  const { top, bottom, left, right } = trigger.getBoundingClientRect();
  const { style, dataset, offsetWidth } = popover;
  const isAbove = dataset["side"] === "above";
  style.top = isAbove ? "auto" : `${bottom}px`;
  style.bottom = isAbove ? `${innerHeight - top}px` : "auto";
  const last = document.documentElement.clientWidth - offsetWidth - edge;
  style.left = `${Math.max(edge, Math.min(align === "start" ? left : right - offsetWidth, last))}px`;
}

/**
 * Places a popover that is about to open, and keeps it beside its trigger until the function that is returned is called. By
 * script in every engine: WebKit 2.50 takes what a page has been scrolled from the room that CSS anchors have, so that a
 * menu was cut off to nothing, and lays out a page without end that mounts a closed popover which may flip.
 */
export function keepBeside(popover: HTMLElement, trigger: Element, align: Alignment): () => void {
  const follow = () => place(popover, trigger, align);
  const placeAnew = () => {
    chooseSide(popover, trigger);
    follow();
  };
  placeAnew();
  // Tells of the popover's own width before it is painted, and of what grows above the trigger.
  const sizes = new ResizeObserver(follow);
  for (const element of [popover, trigger, document.body]) sizes.observe(element);
  const until = new AbortController();
  const { signal } = until;
  addEventListener("scroll", follow, { capture: true, passive: true, signal });
  addEventListener("resize", placeAnew, { signal });
  return () => {
    sizes.disconnect();
    until.abort();
  };
}
