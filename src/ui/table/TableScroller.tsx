import type { ReactNode } from "react";
import styles from "./TableScroller.module.css";

interface TableScrollerProps {
  /** The table's name. */
  label: string;
  /** Whether the player's keys work while it has the focus. */
  hasPlayerKeys?: boolean;
  children: ReactNode;
}

/** Scrolls a table that is wider than its panel. It takes the focus, so that the arrows scroll it in every browser. */
export const TableScroller = ({ label, hasPlayerKeys, children }: TableScrollerProps) => (
  <div
    className={styles["scroller"]}
    role="group"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    data-player-keys={hasPlayerKeys}
  >
    {children}
  </div>
);
