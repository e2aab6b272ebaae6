import { Trans } from "@lingui/react/macro";
import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./UndoButton.module.css";

/** How many seconds an act can be taken back where that runs out. */
const secondsToUndo = 10;

interface UndoButtonProps {
  onUndo: () => void;
  /** Takes the focus in any case; otherwise only where that was lost with what went away. */
  takesFocus?: boolean;
  /** Called when the seconds have run out. Without it there is no end. */
  onRunOut?: () => void;
}

/** Whether what is around the element, a toast, has the focus or a pointer on it. */
function useAttention(element: RefObject<HTMLElement | null>): boolean {
  const [isFocused, setFocused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  useEffect(() => {
    const toast = element.current?.parentElement;
    if (!toast) return undefined;
    const stop = new AbortController();
    const on = (event: string, act: () => void) =>
      toast.addEventListener(event, act, { signal: stop.signal });
    on("focusin", () => setFocused(true));
    on("focusout", () => setFocused(false));
    on("pointerenter", () => setPointedAt(true));
    on("pointerleave", () => setPointedAt(false));
    return () => stop.abort();
  }, [element]);
  return isFocused || isPointedAt;
}

/** The seconds that are left; they stand still while `isHeld`. */
function useSecondsLeft(isHeld: boolean, onRunOut?: () => void): number {
  const [left, setLeft] = useState(secondsToUndo);
  const runsOut = onRunOut !== undefined && !isHeld;
  useEffect(() => {
    if (!runsOut) return undefined;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [runsOut]);
  const end = useEffectEvent(() => onRunOut?.());
  useEffect(() => {
    if (left <= 0) end();
  }, [left]);
  return left;
}

/**
 * A toast’s button that takes back what was just done; the time for it runs out as a line and a number, which
 * stand still while the toast has the focus or a pointer.
 */
export function UndoButton({ onUndo, takesFocus = false, onRunOut }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isHeld = useAttention(button);
  const left = useSecondsLeft(isHeld, onRunOut);
  const takeFocus = useEffectEvent(() => {
    if (takesFocus || document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    takeFocus();
  }, []);
  return (
    <Button
      ref={button}
      size="small"
      className={onRunOut && styles["running"]}
      data-held={isHeld || undefined}
      icon={<Undo2 size={16} aria-hidden="true" />}
      onClick={onUndo}
    >
      <Trans comment="Button: takes back what was just done">Undo</Trans>
      {onRunOut && (
        <span className={styles["left"]} aria-hidden="true">
          {left}
        </span>
      )}
    </Button>
  );
}
