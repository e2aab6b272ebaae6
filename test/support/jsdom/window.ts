/** The media queries that hold; tests may add to it. */
export const heldQueries = new Set<string>();

const nothing = () => undefined;

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Scrolling, media queries and observers: nothing is laid out, so they answer without doing anything. */
export function stubWindow(): void {
  Object.assign(window, {
    scrollTo: nothing,
    scrollBy: nothing,
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
  });
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.assign(Element.prototype, { scrollIntoView: nothing, scrollTo: nothing });
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
