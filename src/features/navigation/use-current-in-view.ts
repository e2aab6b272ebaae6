import { useEffect, useRef, type RefObject } from "react";

/** Scrolls a row of links sideways, so that the one of the open page is in view. */
export function useCurrentInView(pathname: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const current = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row.current || !current) return;
    const { left, right } = row.current.getBoundingClientRect();
    const box = current.getBoundingClientRect();
    if (box.left < left) row.current.scrollLeft += box.left - left;
    else if (box.right > right) row.current.scrollLeft += box.right - right;
  }, [pathname]);
  return row;
}
