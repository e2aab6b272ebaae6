import { Trans } from "@lingui/react/macro";
import styles from "./OffersNote.module.css";

export const NoOffers = () => (
  <p className={styles["note"]}>
    <Trans>No offers available</Trans>
  </p>
);
