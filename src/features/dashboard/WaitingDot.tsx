import { Trans } from "@lingui/react/macro";
import { Dot } from "#src/ui/tag/Dot.tsx";
import styles from "./WaitingDot.module.css";

/** Says before a client's name that the offer waits for the agency. */
export const WaitingDot = () => (
  <span className={styles["dot"]}>
    <Dot>
      <Trans comment="Tab above the list of offers, and a tile">Waiting for you</Trans>
    </Dot>
  </span>
);
