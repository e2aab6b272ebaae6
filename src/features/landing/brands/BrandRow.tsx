import { memo } from "react";
import { BrandMark } from "./BrandMark.tsx";
import styles from "./BrandStrip.module.css";

interface BrandRowProps {
  names: string[];
  /** The index of the row's first brand among all. */
  from: number;
  isMoving: boolean;
}

const original = [false];
const originalAndCopy = [false, true];

/** A row of marks. While it moves, a hidden copy closes the loop. */
export const BrandRow = memo(({ names, from, isMoving }: BrandRowProps) => (
  <div className={styles["row"]}>
    {(isMoving ? originalAndCopy : original).map((isCopy) => (
      <div key={String(isCopy)} className={styles["lap"]} aria-hidden={isCopy || undefined}>
        {names.map((name, index) => (
          <div key={name} className={styles["mark"]} role={isCopy ? undefined : "listitem"}>
            <BrandMark name={name} index={from + index} />
          </div>
        ))}
      </div>
    ))}
  </div>
));
