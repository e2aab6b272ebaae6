import { clsx } from "clsx";
import { memo } from "react";
import styles from "./BrandStrip.module.css";
import { symbolId } from "./BrandSymbols.tsx";

const treatments = [styles["strong"], styles["light"], styles["capitals"], styles["text"]];

/** A brand's symbol and name. 13 symbols × 4 typefaces: no two of the 52 marks look alike. */
const BrandMark = ({ name, index }: { name: string; index: number }) => (
  <>
    <svg className={styles["symbol"]} aria-hidden="true">
      <use href={`#${symbolId(index)}`} />
    </svg>
    <span className={clsx(styles["name"], treatments[index % treatments.length])}>{name}</span>
  </>
);

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
