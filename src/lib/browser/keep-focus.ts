/** What can have the focus around an element that is gone. */
const regions = "[tabindex], dialog, main";

function regionsAround(element: Element): HTMLElement[] {
  const around: HTMLElement[] = [];
  let region = element.parentElement?.closest<HTMLElement>(regions);
  while (region) {
    around.push(region);
    region = region.parentElement?.closest<HTMLElement>(regions);
  }
  return around;
}

const isReachable = (element: Element) =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(":disabled, [inert] *");

/** Milliseconds within which whoever places the focus by itself has done so. */
const patience = 50;

/**
 * Gives the focus of an element that goes away to the nearest region around it that stays, else to the main one: a
 * browser gives it to nothing, and who uses keys or a screen reader would begin at the top again. Returns what stops it.
 */
export function keepFocus(): () => void {
  let focused: Element | undefined;
  let around: HTMLElement[] = [];

  const recover = () => {
    if (!focused || document.activeElement !== document.body || isReachable(focused)) return;
    const region = around.find(isReachable) ?? document.getElementById("main");
    region?.focus({ preventScroll: true });
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    focused = target;
    around = regionsAround(target);
  };
  // Who presses a bare place wants the focus nowhere. An element that goes is gone when the script has ended; a browser may
  // take the focus from one that became inert some frames later.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || !(target instanceof Element)) return;
    setTimeout(() => {
      if (focused !== target || document.activeElement === target) return;
      if (isReachable(target)) focused = undefined;
      else setTimeout(recover, patience);
    });
  };
  const observer = new MutationObserver((changes) => {
    if (focused && (!focused.isConnected || changes.some(({ type }) => type === "attributes")))
      setTimeout(recover, patience);
  });

  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", onBlur);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["open", "hidden", "inert", "disabled"],
  });
  return () => {
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("focusout", onBlur);
    observer.disconnect();
    focused = undefined; // for a wait that is under way
  };
}
