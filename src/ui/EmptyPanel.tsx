import type { ReactNode } from "react";
import styles from "./Panel.module.css";

interface EmptyPanelProps {
  title: ReactNode;
  picture?: ReactNode;
  /** One way on. */
  action?: ReactNode;
}

/** There is nothing here, and that is all right. */
export const EmptyPanel = ({ title, picture, action }: EmptyPanelProps) => (
  <div className={styles["panel"]}>
    {picture}
    <h2>{title}</h2>
    {action}
  </div>
);
