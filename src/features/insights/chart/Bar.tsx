import { clsx } from "clsx";
import styles from "./Bar.module.css";

interface BarProps {
  /** From 0 to 1. */
  share: number;
  look: "solid" | "soft";
  isHigh?: boolean;
}

/** A bar whose length says a number that stands beside it. */
export const Bar = ({ share, look, isHigh = false }: BarProps) => (
  <span className={clsx(styles["track"], isHigh && styles["high"])} aria-hidden="true">
    <span className={clsx(styles["bar"], styles[look])} style={{ width: `${share * 100}%` }} />
  </span>
);
