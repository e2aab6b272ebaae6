/** True where CSS alone puts a popover beside its button. */
const isAnchored = () => CSS.supports("position-area: bottom");

/** Puts an open popover under its trigger where the browser has no anchor positioning. */
export function placePopover(popover: HTMLElement, trigger: Element, align: "start" | "end"): void {
  if (isAnchored()) return;
  const box = trigger.getBoundingClientRect();
  popover.style.top = `${box.bottom}px`;
  if (align === "start") popover.style.left = `${box.left}px`;
  else popover.style.right = `${document.documentElement.clientWidth - box.right}px`;
}
