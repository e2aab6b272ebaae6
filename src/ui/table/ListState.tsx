import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { ErrorPanel } from "#src/ui/feedback/ErrorPanel.tsx";
import styles from "./ListState.module.css";

interface ListStateProps {
  /** Why the list could not be loaded; null while it loads. */
  error: Error | null;
  onRetry: () => void;
}

const rows = Array.from({ length: 5 }, (_, index) => index);

/** In place of a list: that it loads, with skeletons after 300 ms, or why it cannot be shown. */
export function ListState({ error, onRetry }: ListStateProps) {
  useLingui();
  if (error)
    return (
      <ErrorPanel onRetry={onRetry}>
        {translate(sentenceOf(error, msg`Server responded with an error.`))}
      </ErrorPanel>
    );
  return (
    <div className={styles["loading"]}>
      <p className={styles["words"]} role="status">
        <Trans>Loading</Trans>
      </p>
      {rows.map((index) => (
        <div key={index} className={styles["skeleton"]} aria-hidden="true" />
      ))}
    </div>
  );
}
