import type { ComponentPropsWithRef, ReactNode } from "react";
import { Spinner } from "#src/ui/feedback/loading/Spinner.tsx";
import styles from "./Button.module.css";
import { buttonClass, type ButtonLook } from "./button-class.ts";

interface ButtonProps extends ComponentPropsWithRef<"button">, ButtonLook {
  icon?: ReactNode;
  /** Shows a spinner and refuses presses, but keeps the focus where it is. */
  busy?: boolean;
}

/** A button, of type `button` by default. */
export function Button({ look, size, wide, icon, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, wide }, className)}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon}
      {/* A browser that translates moves bare text, and React would look for it to put a spinner or other words there. */}
      <span key={busy ? "busy" : "idle"} className={styles["words"]}>
        {children}
      </span>
    </button>
  );
}
