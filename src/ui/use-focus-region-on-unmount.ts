import { useLayoutEffect, useRef, type RefObject } from "react";

/** When this element unmounts with the focus in it, the region around it gets the focus: a form that can have it, a dialog, else main. */
export function useFocusRegionOnUnmount<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    const mounted = element.current;
    const region = mounted?.closest<HTMLElement>("form[tabindex], dialog, main");
    return () => {
      if (!mounted?.contains(document.activeElement)) return;
      region?.focus({ preventScroll: true });
      // The region may unmount too, and another main replace it.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById("main")?.focus();
      });
    };
  }, []);
  return element;
}
