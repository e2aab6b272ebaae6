import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ReviewNote } from "#contract/productions/review-link.ts";
import { takeNotesOver } from "#src/features/productions/mutations.ts";
import { momentWords } from "#src/features/productions/words.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { ConfirmChange } from "./ConfirmChange.tsx";
import styles from "./Review.module.css";

interface GuestNotesProps {
  offerId: string;
  notes: readonly ReviewNote[];
  titleOf: (note: ReviewNote) => string;
  /** Goes to a second of a take. */
  onHear: (takeId: string, seconds: number) => void;
  /** The button that was pressed went away with its note. */
  onGone: () => void;
}

/**
 * What guests remarked, which the agency does not see before the client takes it over, one by one or all; a guest can be taken
 * out.
 */
export function GuestNotes({ offerId, notes, titleOf, onHear, onGone }: GuestNotesProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useSending(takeNotesOver);
  const [asked, setAsked] = useState<ReviewNote>();
  const [isAsking, setAsking] = useState(false);
  const name = asked?.by;
  const close = () => setAsking(false);
  const count = notes.length;
  const takeOver = (noteIds: string[]) => {
    if (isPending) return;
    mutate({ offerId, noteIds }, { onSuccess: onGone });
  };
  return (
    <>
      <div className={styles["head"]}>
        <h3 className={styles["heading"]}>
          <Trans comment="Heading">Guests’ notes</Trans>
        </h3>
        <Button size="small" busy={isPending} onClick={() => takeOver(notes.map(({ noteId }) => noteId))}>
          <Trans comment="Button: guests’ notes become the client’s own; count is how many">
            Take over all ({count})
          </Trans>
        </Button>
      </div>
      <p className={styles["hint"]}>
        <Trans>The agency sees those that you take over.</Trans>
      </p>
      <ul className={styles["list"]}>
        {notes.map((note) => {
          const { noteId, takeId, from, to, by, text } = note;
          const moment = momentWords(from, to);
          const title = titleOf(note);
          return (
            <li key={noteId} className={styles["note"]}>
              <p className={styles["line"]}>
                <b>{by}</b> ·{" "}
                <button
                  type="button"
                  className={styles["moment"]}
                  onClick={() => onHear(takeId, from / 1000)}
                >
                  {title} · {moment}
                </button>
              </p>
              <p className={styles["text"]} dir="auto">
                {text}
              </p>
              <div className={styles["acts"]}>
                <Button
                  size="small"
                  aria-label={t({
                    message: `Take over the note of ${by}, ${moment}`,
                    comment: "Name of a button; by is a guest, moment is such as 6:36–7:58",
                  })}
                  onClick={() => takeOver([noteId])}
                >
                  <Trans comment="Button: a guest’s note becomes the client’s own">Take over</Trans>
                </Button>
                <Button
                  size="small"
                  look="quiet"
                  aria-haspopup="dialog"
                  aria-label={t({
                    message: `Remove guest: ${by}`,
                    comment: "Name of a button; by is a guest",
                  })}
                  onClick={() => {
                    setAsked(note);
                    setAsking(true);
                  }}
                >
                  <Trans comment="Button: takes a guest out of a room">Remove guest</Trans>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {error && <FailureNotice error={error} />}
      {asked && (
        <ConfirmChange
          key={asked.guestId}
          offerId={offerId}
          change={{ removeGuest: asked.guestId }}
          open={isAsking}
          title={t({ message: `Remove ${name}?`, comment: "Heading; name is a guest’s" })}
          act={<Trans comment="Button: takes a guest out of a room">Remove</Trans>}
          onDone={() => {
            close();
            onGone();
          }}
          onClose={close}
        >
          <Trans>The guest’s notes that were not taken over are lost. This cannot be undone.</Trans>
        </ConfirmChange>
      )}
    </>
  );
}
