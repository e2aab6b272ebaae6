import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./StateTag.module.css";

interface StateTagProps {
  look: "success" | "primary" | "danger" | "chip" | "outline";
  icon: ReactNode;
  /** Whether long words may take a second line. */
  wraps?: boolean;
  children: ReactNode;
}

/** A state in words and icon, 26 px high. */
export const StateTag = ({ look, icon, wraps, children }: StateTagProps) => (
  <span className={clsx(styles["tag"], styles[look], wraps && styles["wraps"])}>
    {icon}
    <span>{children}</span>
  </span>
);
