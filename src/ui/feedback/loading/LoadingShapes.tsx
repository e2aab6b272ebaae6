import { clsx } from "clsx";
import type { ReactNode } from "react";
import { LoadingWords } from "./LoadingWords.tsx";
import styles from "./LoadingShapes.module.css";

interface LoadingShapesProps {
  count: number;
  /** Of what holds the shapes; `--shape-height` is theirs. */
  className?: string | undefined;
  /** Whether screen readers are told by others. */
  isSilent?: boolean;
  /** That it loads, over the first shape. */
  children: ReactNode;
}

/** In place of what loads: words at once, the shapes of its rows or cards after 300 ms. */
export const LoadingShapes = ({ count, className, isSilent = false, children }: LoadingShapesProps) => (
  <div className={styles["loading"]} aria-busy={isSilent}>
    {isSilent ? (
      <p className={styles["words"]}>{children}</p>
    ) : (
      <LoadingWords className={styles["words"]}>{children}</LoadingWords>
    )}
    <div className={clsx(styles["shapes"], className)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles["shape"]} aria-hidden="true" />
      ))}
    </div>
  </div>
);
