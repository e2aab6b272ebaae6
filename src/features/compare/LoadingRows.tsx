import { Trans } from "@lingui/react/macro";
import { LoadingShapes } from "#src/ui/feedback/loading/LoadingShapes.tsx";
import styles from "./ComparePage.module.css";

/** The first load: a text at once, shapes of the rows after 300 ms. */
export const LoadingRows = ({ count }: { count: number }) => (
  <LoadingShapes count={count} className={styles["loading"]} role="status">
    <Trans comment="State; the three dots are fixed">Loading voices...</Trans>
  </LoadingShapes>
);
