import type { ReactNode } from "react";
import styles from "./IconTile.module.css";

/** An icon on a soft square of 48 px; decorative. */
export const IconTile = ({ children }: { children: ReactNode }) => (
  <span className={styles["tile"]}>{children}</span>
);
