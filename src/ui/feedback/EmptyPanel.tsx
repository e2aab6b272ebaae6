import type { ReactNode } from "react";
import styles from "./Panel.module.css";

interface EmptyPanelProps {
  title: ReactNode;
  picture?: ReactNode;
  /** A button or link that leads on. */
  action?: ReactNode;
}

/** Says that there is nothing to show, which is no error. */
export const EmptyPanel = ({ title, picture, action }: EmptyPanelProps) => (
  <div className={styles["panel"]}>
    {picture}
    <h2>{title}</h2>
    {action}
  </div>
);
