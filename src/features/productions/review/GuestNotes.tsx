import { Trans, useLingui } from "@lingui/react/macro";
import type { ReviewNote } from "#contract/review-link.ts";
import { takeNotesOver } from "#src/features/productions/mutations.ts";
import { momentWords } from "#src/features/productions/words.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import styles from "./Review.module.css";

interface GuestNotesProps {
  offerId: string;
  notes: readonly ReviewNote[];
  titleOf: (note: ReviewNote) => string;
  /** Goes to a second of a take. */
  onHear: (takeId: string, seconds: number) => void;
  /** The button that was pressed goes away with its note. */
  onTaken: () => void;
}

/** What guests remarked, which the agency does not see before the client takes it over, one by one or all. */
export function GuestNotes({ offerId, notes, titleOf, onHear, onTaken }: GuestNotesProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useSending(takeNotesOver);
  const count = notes.length;
  const takeOver = (noteIds: string[]) => {
    if (isPending) return;
    mutate({ offerId, noteIds }, { onSuccess: onTaken });
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
            </li>
          );
        })}
      </ul>
      {error && <FailureNotice error={error} />}
    </>
  );
}
