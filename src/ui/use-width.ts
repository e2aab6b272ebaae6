import { useCallback, useState } from "react";

type Listener = (width: number) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: ResizeObserver | undefined;

/** One observer for all elements, so that fifteen cards cost one callback. */
function observe(element: Element, listener: Listener): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) listeners.get(target)?.(contentRect.width);
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** How many pixels a rem is; reading it may make the browser compute styles. */
export const rootRem = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const lastWidths = new Map<string, number>();

/** An element's width in px, kept up to date. The last width of the same `kind` is the first value of the next element. */
export function useWidth(kind: string): [(element: Element | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(() => lastWidths.get(kind) ?? 0);
  const ref = useCallback(
    (element: Element | null) =>
      element
        ? observe(element, (measured) => {
            lastWidths.set(kind, measured);
            setWidth(measured);
          })
        : undefined,
    [kind],
  );
  return [ref, width];
}
