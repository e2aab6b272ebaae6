import { useEffect, useRef, type RefObject } from "react";

/** Focuses the region when the path changes, so that screen readers start reading there. */
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
