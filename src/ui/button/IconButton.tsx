import type { ComponentPropsWithRef, ReactNode } from "react";
import { buttonClass, type ButtonLook } from "./button-class.ts";
import styles from "./Button.module.css";
import { Tooltip } from "./Tooltip.tsx";

interface IconButtonProps
  extends Omit<ComponentPropsWithRef<"button">, "children">, Pick<ButtonLook, "look" | "size"> {
  /** The accessible name, which is also the tooltip. */
  label: string;
  icon: ReactNode;
  round?: boolean;
}

/** A square button with an icon only. */
export function IconButton({
  label,
  icon,
  look = "quiet",
  size,
  round,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={buttonClass(
        { look, size },
        styles["square"],
        round ? styles["round"] : undefined,
        className,
      )}
    >
      <Tooltip text={label}>{icon}</Tooltip>
    </button>
  );
}
