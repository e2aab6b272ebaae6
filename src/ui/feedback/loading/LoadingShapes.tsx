import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./LoadingShapes.module.css";

interface LoadingShapesProps {
  count: number;
  /** Of what holds the shapes; `--shape-height` is theirs. */
  className?: string | undefined;
  /** Left out where screen readers are told by others. */
  role?: "status";
  /** That it loads, over the first shape. */
  children: ReactNode;
}

/** In place of what loads: words at once, the shapes of its rows or cards after 300 ms. */
export const LoadingShapes = ({ count, className, role, children }: LoadingShapesProps) => (
  <div className={styles["loading"]} aria-busy={!role}>
    <p className={styles["words"]} role={role}>
      {children}
    </p>
    <div className={clsx(styles["shapes"], className)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles["shape"]} aria-hidden="true" />
      ))}
    </div>
  </div>
);
