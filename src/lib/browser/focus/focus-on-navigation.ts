import { useEffect, useRef, type RefObject } from "react";
import { focusHeading } from "./focus-heading.ts";

/**
 * Focuses the region when the path changes, and its heading once the page of that path is shown, so that screen readers say it
 * and go on from there. What the page gives the focus to by itself keeps it.
 */
export function useFocusOnNavigation<T extends HTMLElement>(
  pathname: string,
  shownPath: string | undefined = pathname,
): RefObject<T | null> {
  const main = useRef<T>(null);
  const last = useRef(pathname);
  const lastShown = useRef(shownPath);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => {
    const region = main.current;
    if (lastShown.current === shownPath) return undefined;
    lastShown.current = shownPath;
    if (!region || document.activeElement !== region) return undefined;
    // The heading may come later, with the page's code or sentences.
    const say = () => {
      if (document.activeElement === region) focusHeading(region);
      if (document.activeElement !== region) observer.disconnect();
    };
    const observer = new MutationObserver(say);
    observer.observe(region, { childList: true, subtree: true });
    say();
    return () => observer.disconnect();
  }, [shownPath]);
  return main;
}
