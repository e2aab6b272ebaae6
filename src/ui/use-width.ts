import { useCallback, useState } from "react";

type Hear = (width: number) => void;

const hearers = new WeakMap<Element, Hear>();
let observer: ResizeObserver | undefined;

/** One observer for all elements: fifteen cards cost one callback. */
function observe(element: Element, hear: Hear): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) hearers.get(target)?.(contentRect.width);
  });
  hearers.set(element, hear);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

const lastWidths = new Map<string, number>();

/** An element's width in px, kept up to date. The last width of its kind is the first guess for the next one. */
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
