/** The media queries that hold; tests may add to it. */
export const heldQueries = new Set<string>();

const nothing = () => undefined;
// Chromium answers a promise, which an effect must not hand on.
const scrolled = () => Promise.resolve();

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const isDisplayed = (element: Element | null): boolean =>
  !element || (getComputedStyle(element).display !== "none" && isDisplayed(element.parentElement));

function checkVisibility(this: Element): boolean {
  return isDisplayed(this);
}

/** Scrolling, media queries and observers: nothing is laid out, so they answer without doing anything. */
export function stubWindow(): void {
  Object.assign(window, {
    scrollTo: scrolled,
    scrollBy: scrolled,
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
  });
  // Nothing is laid out, so all of it is shown.
  Object.defineProperty(HTMLElement.prototype, "innerText", {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.assign(Element.prototype, { scrollIntoView: scrolled, scrollTo: scrolled, checkVisibility });
  Object.assign(globalThis, { CSS: { ...globalThis.CSS, supports: () => true } });
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: heldQueries.has(media),
      onchange: null,
      addListener: nothing,
      removeListener: nothing,
    });
}
