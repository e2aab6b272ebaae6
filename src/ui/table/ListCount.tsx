import type { ReactNode } from "react";
import styles from "./ListCount.module.css";

/** How many a list has found, said to screen readers when it changes. */
export const ListCount = ({ children }: { children: ReactNode }) => (
  <p className={styles["count"]} role="status">
    {children}
  </p>
);
