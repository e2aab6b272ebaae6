import { Trans } from "@lingui/react/macro";
import styles from "./ComparePage.module.css";

/** The first load: a text at once, shapes of the rows after 300 ms. */
export const LoadingRows = ({ count }: { count: number }) => (
  <div className={styles["loading"]} aria-busy="true">
    <p className={styles["words"]} role="status">
      <Trans comment="State; the three dots are fixed">Loading voices...</Trans>
    </p>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className={styles["shape"]} aria-hidden="true" />
    ))}
  </div>
);
