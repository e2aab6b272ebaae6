import { useEffect, useRef, type RefObject } from "react";

/** Moves the focus to the region when another page was reached in it, so that screen readers begin there. */
export function useFocusOnNavigation<T extends HTMLElement>(pathname: string): RefObject<T | null> {
  const main = useRef<T>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
