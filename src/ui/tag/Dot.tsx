import type { ReactNode } from "react";
import styles from "./Dot.module.css";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";

/** A dot beside what is new or waits; `children` say so to screen readers. */
export const Dot = ({ children }: { children: ReactNode }) => (
  <span className={styles["dot"]}>
    <VisuallyHidden>{children}</VisuallyHidden>
  </span>
);
