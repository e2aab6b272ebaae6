import Check from "lucide-react/icons/check";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./ChipCheckbox.module.css";

interface ChipCheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "className"> {
  children: ReactNode;
}

/** A checkbox drawn as a chip. */
export const ChipCheckbox = ({ children, ...rest }: ChipCheckboxProps) => (
  <label className={styles["chip"]}>
    <input {...rest} type="checkbox" className={styles["input"]} />
    <Check className={styles["tick"]} size={14} strokeWidth={2.5} aria-hidden="true" />
    {children}
  </label>
);
