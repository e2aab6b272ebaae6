import { Trans } from "@lingui/react/macro";
import styles from "./LoadingRoom.module.css";

/** Stands for the room while it is on its way; its shapes appear after 300 ms. */
export const LoadingRoom = () => (
  <div className={styles["loading"]}>
    <p className={styles["words"]}>
      <Trans comment="State: a page or list is on its way">Loading</Trans>
    </p>
    <div className={styles["shapes"]} aria-hidden="true">
      <span className={styles["title"]} />
      <span className={styles["row"]} />
      <span className={styles["row"]} />
      <span className={styles["row"]} />
      <span className={styles["row"]} />
    </div>
    <noscript>
      <Trans>Listening needs JavaScript, which is off in this browser.</Trans>
    </noscript>
  </div>
);
