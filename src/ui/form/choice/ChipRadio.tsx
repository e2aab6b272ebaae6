import Check from "lucide-react/icons/check";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./ChipCheckbox.module.css";

interface ChipRadioProps extends Omit<ComponentPropsWithRef<"input">, "type" | "className"> {
  children: ReactNode;
}

/** A radio button drawn as a chip. */
export const ChipRadio = ({ children, ...rest }: ChipRadioProps) => (
  <label className={styles["chip"]}>
    <input {...rest} type="radio" className={styles["input"]} />
    <Check className={styles["tick"]} size={14} strokeWidth={2.5} aria-hidden="true" />
    {children}
  </label>
);
