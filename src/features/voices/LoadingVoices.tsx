import { Trans } from "@lingui/react/macro";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import styles from "./LoadingVoices.module.css";
import grid from "./VoiceGrid.module.css";

const places = Array.from({ length: 8 }, (_, place) => place);

/** The first load: the words at once, shapes of cards after 300 ms. */
export const LoadingVoices = () => (
  <div className={styles["loading"]} aria-busy="true">
    <p className={styles["words"]}>
      <Trans>Loading voices...</Trans>
    </p>
    <div className={grid["grid"]}>
      {places.map((place) => (
        <Skeleton key={place} className={styles["card"]} />
      ))}
    </div>
  </div>
);
