import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./StateTag.module.css";

interface StateTagProps {
  look: "success" | "primary" | "danger" | "chip" | "outline";
  icon: ReactNode;
  children: ReactNode;
}

/** A state in words and icon, 26 px high. */
export const StateTag = ({ look, icon, children }: StateTagProps) => (
  <span className={clsx(styles["tag"], styles[look])}>
    {icon}
    {children}
  </span>
);
