import { memo } from "react";
import { BrandMark } from "./BrandMark.tsx";
import styles from "./BrandStrip.module.css";

interface BrandRowProps {
  names: string[];
  /** Where the row begins among all brands. */
  from: number;
}

/** One moving row: the marks that count, and a copy that closes the loop and is hidden from assistive technology. */
export const BrandRow = memo(({ names, from }: BrandRowProps) => (
  <div className={styles["row"]}>
    {[false, true].map((isCopy) => (
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
