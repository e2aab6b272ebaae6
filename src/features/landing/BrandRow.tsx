import { memo } from "react";
import { BrandMark } from "./BrandMark.tsx";
import styles from "./BrandStrip.module.css";

interface BrandRowProps {
  names: string[];
  /** Where the row begins among all brands. */
  from: number;
  isMoving: boolean;
}

const still = [false];
const moving = [false, true];

/** The marks that count; once the row moves, also a copy that closes the loop and is hidden from assistive technology. */
export const BrandRow = memo(({ names, from, isMoving }: BrandRowProps) => (
  <div className={styles["row"]}>
    {(isMoving ? moving : still).map((isCopy) => (
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
