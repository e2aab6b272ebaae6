import { useLayoutEffect, useRef, type RefObject } from "react";

/** When this element leaves the page with the focus in it, the region around it (a dialog, else main) takes it over. */
export function useFocusHandedOn<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    const here = element.current;
    const region = here?.closest<HTMLElement>("dialog, main");
    return () => {
      if (!here?.contains(document.activeElement)) return;
      region?.focus({ preventScroll: true });
      // The region may leave the page too, and another main take its place.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById("main")?.focus();
      });
    };
  }, []);
  return element;
}
