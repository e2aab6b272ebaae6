import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useEffect, useId, useRef } from "react";
import type { ArtistHistoryEntry } from "#contract/voice-artists.ts";
import { formatMoment } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import styles from "./ArtistHistory.module.css";
import { useActorName } from "./entry-words.ts";
import { restoreArtist } from "./restore-artist.ts";
import { StepLine } from "./StepLine.tsx";
import type { Step } from "./way-back.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

interface RestorePanelProps {
  artistId: string;
  /** Of the artist as it was read last. */
  etag: string | null;
  entry: ArtistHistoryEntry;
  steps: Step[];
  onRestored: () => void;
  onCancel: () => void;
}

/** What going back to the chosen entry's state would do, right before it is done. */
export function RestorePanel({ artistId, etag, entry, steps, onRestored, onCancel }: RestorePanelProps) {
  useLingui();
  const actorOf = useActorName();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending, error } = useSending(restoreArtist);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const moment = formatMoment(entry.at, currentLocale());
  const actor = actorOf(entry);
  return (
    <section className={styles["restore"]} aria-labelledby={headingId}>
      <h3 ref={heading} id={headingId} tabIndex={-1}>
        <Trans>If you go back to this state</Trans>
      </h3>
      <p>
        <Trans comment="moment is date and time, actor who did it">
          Chosen entry:{" "}
          <strong>
            {moment}, {actor}
          </strong>
        </Trans>
      </p>
      {steps.length > 0 ? (
        <dl className={styles["steps"]}>
          {steps.map((step, place) => (
            <StepLine key={place} step={step} />
          ))}
        </dl>
      ) : (
        <p className={styles["steps"]}>
          <Trans>All values are as they were then.</Trans>
        </p>
      )}
      <Notice kind="warning" isRead>
        <Trans>State and consent stay as they are now. Consent that has ended does not come back.</Trans>
      </Notice>
      <FailureNotice error={error} />
      <div className={styles["buttons"]}>
        <Button
          look="primary"
          icon={<RotateCcw size={18} aria-hidden="true" />}
          busy={isPending}
          onClick={() => mutate({ artistId, entryId: entry.id, etag }, { onSuccess: onRestored })}
        >
          <Trans comment="Button: shows what going back to this entry’s state would do">
            Restore this state
          </Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </section>
  );
}
