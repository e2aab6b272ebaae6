import type { ReactNode } from "react";
import styles from "./DialogFooter.module.css";

/** The buttons under a hairline; it stays while the body scrolls. */
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <div className={styles["footer"]}>{children}</div>
);
