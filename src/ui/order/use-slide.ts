import { useLayoutEffect, useRef, type RefObject } from "react";

const milliseconds = 200;

/** Slides the children of a list to their new places when their order changed; not where motion is not wanted. */
export function useSlide(list: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const places = useRef(new Map<Element, number>());
  const drawn = useRef("");
  const order = keys.join();
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const before = places.current;
    const isMoved = drawn.current !== order;
    drawn.current = order;
    places.current = new Map(rows.map((row) => [row, (row as HTMLElement).offsetTop]));
    if (!isMoved || isCalm || before.size !== rows.length) return;
    for (const row of rows) {
      const by = (before.get(row) ?? 0) - (row as HTMLElement).offsetTop;
      if (by !== 0 && before.has(row))
        row.animate?.([{ transform: `translateY(${by}px)` }, { transform: "none" }], {
          duration: milliseconds,
          easing: "ease-out",
        });
    }
  });
}
