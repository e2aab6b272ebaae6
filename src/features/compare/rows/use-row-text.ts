import { useLayoutEffect, useRef, useState } from "react";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";

/**
 * How much of a row's text is shown: a line of it, nothing on a phone, and all of it once that is wanted. `canChange` tells
 * whether that would show more; `box` is the text's element.
 */
export function useRowText() {
  const box = useRef<HTMLParagraphElement>(null);
  const isSmall = useSmallScreen();
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const text = box.current;
    if (!text || isWhole) return undefined;
    const measure = () => setCut(text.scrollHeight > text.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [isWhole]);
  return { box, isWhole, canChange: isSmall || isWhole || isCut, toggle: () => setWhole(!isWhole) };
}
