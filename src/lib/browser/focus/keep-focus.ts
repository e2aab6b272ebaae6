import { focusHeading } from "./focus-heading.ts";

/** What can have the focus around an element that is gone. */
const regions = "[tabindex], main";
/** What stands before the page while it is open. Once closed, the focus goes back to what opened it. */
const layers = "dialog, [popover]";
const controls = "a[href], button, input, select, textarea";

const isReachable = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(":disabled, [inert] *");

const controlsIn = (element: Element | null | undefined) => [
  ...(element?.querySelectorAll<HTMLElement>(controls) ?? []),
];

/** Where the focus was, with what can have it there once the element is gone. */
interface Place {
  layer: Element | null;
  /** Finds what takes it, if anything is left. */
  find: () => HTMLElement | undefined;
}

function placeOf(element: Element): Place {
  const layer = element.closest(layers);
  const row = element.closest("li, tr");
  const rows = row?.parentElement;
  const place = row && rows ? [...rows.children].indexOf(row) : 0;
  const which = controlsIn(row).findIndex((control) => control === element);
  // The control before it; where the row is gone, the one of its kind in the row that took its place, or in the last one.
  const inRow = () => {
    const all = controlsIn(row?.isConnected ? row : (rows?.children[place] ?? rows?.lastElementChild));
    return [all[row?.isConnected ? which - 1 : which], ...all];
  };
  const around: (() => (Element | undefined)[])[] = [() => [element]];
  for (let region = element.parentElement; region && region !== layer; region = region.parentElement) {
    const found = region;
    // Asked once it is needed: a list is a region only while it has pages.
    around.push(() => (found.matches(regions) ? [found] : []));
    if (found === row) around.push(inRow);
  }
  if (layer) around.push(() => [layer]);
  return { layer, find: () => around.flatMap((candidates) => candidates()).find(isReachable) };
}

/** Milliseconds within which whoever places the focus by itself has done so. */
const patience = 50;

/**
 * Gives the focus of an element that goes away to what is left of its row, or to the row that took its place, else to the
 * nearest region around it that stays, else to what opened the dialog or menu that it stood in, else to the page's heading: a
 * browser gives it to nothing, and who uses keys or a screen reader would begin at the top again. Returns what stops it.
 */
export function keepFocus(): () => void {
  /** The last place in the page and in each layer, the latest one first. */
  let places: Place[] = [];
  let focused: Element | undefined;

  const recover = () => {
    if (!focused || document.activeElement !== document.body || isReachable(focused)) return;
    const found = places.map(({ find }) => find()).find(Boolean) ?? document.getElementById("main");
    if (found?.id === "main") focusHeading(found);
    else found?.focus({ preventScroll: true });
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    focused = target;
    const place = placeOf(target);
    places = [place, ...places.filter(({ layer }) => layer !== place.layer && layer?.isConnected !== false)];
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
