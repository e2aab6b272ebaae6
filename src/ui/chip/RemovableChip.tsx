import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./Chip.module.css";

interface RemovableChipProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** The accessible name, such as "Remove filter: Warm"; it contains the visible words. */
  label: string;
  children: ReactNode;
}

/** A chip that a press removes. */
export const RemovableChip = ({ label, className, children, ...rest }: RemovableChipProps) => (
  <button type="button" {...rest} className={clsx(styles["chip"], className)} aria-label={label}>
    {children}
    <X size={16} aria-hidden="true" />
  </button>
);
