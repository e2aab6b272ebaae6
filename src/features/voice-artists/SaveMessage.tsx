import { Trans, useLingui } from "@lingui/react/macro";
import Upload from "lucide-react/icons/upload";
import { say, type Sentence } from "#src/lib/sentence.ts";
import { Notice } from "#src/ui/Notice.tsx";
import type { UploadState } from "./use-upload.ts";
import styles from "./SaveMessage.module.css";

/** What came of a submission. */
export interface Outcome {
  kind: "success" | "danger";
  sentence: Sentence;
  /** What is known of it where no answer came. */
  fate?: Sentence | undefined;
}

/** The outcome of the last submission; while a file uploads, how far it is and that saving will wait for it. */
export function SaveMessage({ outcome, upload }: { outcome: Outcome | null; upload: UploadState }) {
  const { t } = useLingui();
  if (outcome)
    return (
      <Notice kind={outcome.kind}>
        <p>{say(outcome.sentence)}</p>
        {outcome.fate && <p>{say(outcome.fate)}</p>}
      </Notice>
    );
  if (upload.phase !== "sending") return null;
  const percent = Math.floor(upload.fraction * 100);
  return (
    <p className={styles["upload"]}>
      <Upload size={18} aria-hidden="true" />
      <strong>{t`Uploading… ${percent}%`}</strong>
      <span className={styles["note"]}>
        <Trans>Saving completes when the upload ends</Trans>
      </span>
    </p>
  );
}
