import { clsx } from "clsx";
import styles from "./ProgressBar.module.css";

interface ProgressBarProps {
  /** Its name for screen readers. */
  label: string;
  value: number;
  max: number;
  className?: string | undefined;
}

/** How much of something is done: `value` of `max`. */
export const ProgressBar = ({ label, value, max, className }: ProgressBarProps) => (
  <progress className={clsx(styles["bar"], className)} value={value} max={max} aria-label={label} />
);
