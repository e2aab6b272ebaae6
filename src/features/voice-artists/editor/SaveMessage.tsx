import { Trans, useLingui } from "@lingui/react/macro";
import Upload from "lucide-react/icons/upload";
import type { SentAudio } from "#src/features/voice-artists/upload/upload.ts";
import { translate, type Sentence } from "#src/lib/i18n/sentence.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { isUnderWay } from "#src/session/sending/use-sent-files.ts";
import { Notice, noticeLinkClass } from "#src/ui/feedback/Notice.tsx";
import { ViewCardLink, type SavedArtist } from "./ViewCardLink.tsx";
import styles from "./SaveMessage.module.css";

/** The outcome of a submission. */
export interface Outcome {
  kind: "success" | "danger";
  sentence: Sentence;
  /** After a lost answer: whether anything was saved. After a save that came too late: what another does. */
  detail?: Sentence | undefined;
  /** What was saved, after a success, where it has a card that clients see. */
  saved?: SavedArtist;
  /** The name of what was saved as a draft. */
  draft?: string;
}

export interface SaveMessageProps {
  outcome: Outcome | null;
  /** The file that becomes the only sample. */
  upload: SentAudio | undefined;
}

/** The outcome of the last submission; during an upload its progress, and that saving waits for it. */
export function SaveMessage({ outcome, upload }: SaveMessageProps) {
  const { t } = useLingui();
  if (outcome)
    return (
      <Notice kind={outcome.kind}>
        <p>
          {translate(outcome.sentence)} {outcome.saved && <ViewCardLink artist={outcome.saved} />}
          {outcome.draft !== undefined && (
            <AppLink
              className={noticeLinkClass}
              to="/owner/update-voice-artist"
              search={{ artist: outcome.draft }}
            >
              <Trans comment="Link: leads to the editor of the artist that was just saved as a draft">
                Open the draft
              </Trans>
            </AppLink>
          )}
        </p>
        {outcome.detail && <p>{translate(outcome.detail)}</p>}
      </Notice>
    );
  if (!upload || !isUnderWay(upload)) return null;
  const percent = "fraction" in upload ? Math.floor(upload.fraction * 100) : 0;
  return (
    <p className={styles["upload"]}>
      <Upload size={18} aria-hidden="true" />
      <strong>
        {t({ message: `Uploading… ${percent}%`, comment: "State of a file; percent is a whole number" })}
      </strong>
      <span className={styles["note"]}>
        <Trans>Saving completes when the upload ends</Trans>
      </span>
    </p>
  );
}
