import { useEffect, useRef, type RefObject } from "react";

/** How far from the row's edge, px: there the next link is seen, or fades. */
const margin = 24;

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
    if (box.left < left) row.current.scrollLeft += box.left - left - margin;
    else if (box.right > right - margin) row.current.scrollLeft += box.right - right + margin;
  }, [pathname]);
  return row;
}
