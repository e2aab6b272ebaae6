import { useCallback } from "react";

/**
 * Tells the page how high something is that floats at its foot, so that others stand above it and the page leaves room:
 * the custom property `name` on the root, in px, for as long as the element is there.
 */
export function useReservedHeight(
  name: `--${string}`,
): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(name);
      };
    },
    [name],
  );
}
