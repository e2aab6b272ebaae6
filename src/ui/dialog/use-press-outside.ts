import { useEffect, type RefObject } from "react";

/**
 * Calls `onPress` for a press on a dialog's overlay. A drag that begins inside and ends outside does not count: that is
 * how text gets selected.
 */
export function usePressOutside(dialog: RefObject<HTMLElement | null>, onPress: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let beganOutside = false;
    const down = (event: Event) => {
      beganOutside = event.target === element;
    };
    const click = (event: Event) => {
      if (beganOutside && event.target === element) onPress();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("click", click);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("click", click);
    };
  }, [dialog, onPress]);
}
