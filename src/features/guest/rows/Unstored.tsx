import { Trans } from "@lingui/react/macro";
import CloudOff from "lucide-react/icons/cloud-off";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import styles from "./Votes.module.css";

/** Beside what could not be stored. */
export const Unstored = () => (
  <Spoken as="p" kind="unstored" className={styles["unstored"]}>
    <CloudOff size={16} aria-hidden="true" />
    <Trans comment="Beside a vote or a note that could not be sent">Not saved, will be tried again</Trans>
  </Spoken>
);
