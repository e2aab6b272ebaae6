import { clsx } from "clsx";
import styles from "./BrandStrip.module.css";
import { symbolId } from "./BrandSymbols.tsx";

const treatments = [styles["strong"], styles["light"], styles["capitals"], styles["text"]];

/** A brand's symbol and name. 13 symbols × 4 typefaces: no two of the 52 marks look alike. */
export const BrandMark = ({ name, index }: { name: string; index: number }) => (
  <>
    <svg className={styles["symbol"]} aria-hidden="true">
      <use href={`#${symbolId(index)}`} />
    </svg>
    <span className={clsx(styles["name"], treatments[index % treatments.length])}>{name}</span>
  </>
);
