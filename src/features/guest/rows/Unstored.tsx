import { Trans } from "@lingui/react/macro";
import CloudOff from "lucide-react/icons/cloud-off";
import styles from "./Votes.module.css";

/** Beside what could not be stored. */
export const Unstored = () => (
  <p className={styles["unstored"]} role="status">
    <CloudOff size={16} aria-hidden="true" />
    <Trans comment="Beside a vote or a note that could not be sent">Not saved, will be tried again</Trans>
  </p>
);
