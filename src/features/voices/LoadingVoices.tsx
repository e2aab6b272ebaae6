import { Trans } from "@lingui/react/macro";
import styles from "./LoadingVoices.module.css";
import grid from "./VoiceGrid.module.css";

const skeletons = Array.from({ length: 8 }, (_, index) => index);

/** The first load: a text at once, skeletons of cards after 300 ms. */
export const LoadingVoices = () => (
  <div className={styles["loading"]} aria-busy="true">
    <p className={styles["words"]}>
      <Trans comment="State; the three dots are fixed">Loading voices...</Trans>
    </p>
    <div className={grid["grid"]}>
      {skeletons.map((index) => (
        <div key={index} className={styles["skeleton"]} aria-hidden="true" />
      ))}
    </div>
  </div>
);
