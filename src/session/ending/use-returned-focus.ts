import { useEffect } from "react";

/** Gives the focus that came into an element back to where it was, once the element has gone. */
export function useReturnedFocus(element: HTMLElement): void {
  useEffect(() => {
    let before: Element | null = null;
    const note = (from: EventTarget | null) => {
      if (!(from instanceof Element) || element.contains(from)) return;
      // A dialog that was opened from the element gives the focus back to it.
      if (from.closest("dialog") === element.closest("dialog")) before = from;
    };
    const onFocus = ({ relatedTarget }: FocusEvent) => note(relatedTarget);
    // A press takes the focus from where it was, but in Safari gives it to no button.
    const onPress = () => note(document.activeElement);
    element.addEventListener("focusin", onFocus);
    element.addEventListener("pointerdown", onPress);
    return () => {
      element.removeEventListener("focusin", onFocus);
      element.removeEventListener("pointerdown", onPress);
      const { activeElement } = document;
      const isLost = activeElement === document.body || element.contains(activeElement);
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [element]);
}
