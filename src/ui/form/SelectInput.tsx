import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef } from "react";
import styles from "./SelectInput.module.css";

/** A native select inside a border, as a form’s inputs have it. */
export const SelectInput = ({ children, ...rest }: ComponentPropsWithRef<"select">) => (
  <span className={styles["field"]}>
    <select {...rest} className={styles["select"]}>
      {children}
    </select>
    <ChevronDown className={styles["chevron"]} size={18} aria-hidden="true" />
  </span>
);
