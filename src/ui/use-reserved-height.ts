import { useCallback } from "react";

/**
 * Sets the custom property `name` on the root to the height (px) of an element that floats at the page's foot, so that the
 * page leaves room for it. Removed when the element unmounts.
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
