import type { ReactNode } from "react";
import styles from "./Button.module.css";

interface TooltipProps {
  text: string;
  /** What the button shows: an icon. */
  children: ReactNode;
}

/** Fills a button with a tooltip for the eye alone: its own `title` would be said after the name that it repeats. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <span className={styles["tooltip"]} title={text} aria-hidden="true">
    {children}
  </span>
);
