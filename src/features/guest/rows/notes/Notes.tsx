import { Trans, useLingui } from "@lingui/react/macro";
import X from "lucide-react/icons/x";
import type { GuestNote, GuestVoice } from "#contract/guest.ts";
import { answer } from "#src/features/guest/calls/exchange.ts";
import { withEngine } from "#src/features/guest/sound/engine.ts";
import { useGuest } from "#src/features/guest/store.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import styles from "./Notes.module.css";
import { Unstored } from "#src/features/guest/rows/Unstored.tsx";

interface NotesProps {
  notes: readonly GuestNote[];
  /** Whether the room is open: then one's own notes can be removed. */
  isOpen: boolean;
  /** Goes to the second of a note. */
  onHear: (seconds: number) => void;
}

/** The notes of a voice or a take, by moment, with who wrote them. The text is plain: nothing in it becomes a link. */
export const Notes = ({ notes, ...rest }: NotesProps) => (
  <ul className={styles["notes"]}>
    {notes.map((note) => (
      <Note key={note.noteId} note={note} {...rest} />
    ))}
  </ul>
);

/** The notes of a voice. */
export const VoiceNotes = ({ voice: { letter, notes }, isOpen }: { voice: GuestVoice; isOpen: boolean }) => (
  <Notes
    notes={notes}
    isOpen={isOpen}
    onHear={(seconds) => withEngine(({ goTo }) => goTo(letter, seconds))}
  />
);

function Note({ note, isOpen, onHear }: { note: GuestNote } & Omit<NotesProps, "notes">) {
  const { t } = useLingui();
  const { noteId, seconds, text, by } = note;
  const isUnstored = useGuest(
    ({ isLate, waiting }) =>
      isLate && waiting.some((change) => "noteId" in change && change.noteId === noteId),
  );
  const time = formatTime(seconds);
  const remove = (button: HTMLElement) => {
    // The focus goes to what writes notes, for this one goes away.
    const row = button.closest("[data-letter], [data-take]");
    (row?.querySelector<HTMLElement>("[data-note]") ?? row?.querySelector("button"))?.focus();
    answer({ removeNote: noteId });
  };
  return (
    <li className={styles["note"]}>
      <button type="button" className={styles["time"]} onClick={() => onHear(seconds)}>
        {time}
      </button>
      <p className={styles["text"]} dir="auto">
        {text}
      </p>
      <span className={styles["by"]}>
        {by ?? (
          <span>
            <Trans comment="Who wrote a note: the reader">you</Trans>
          </span>
        )}
      </span>
      {isOpen && by === null && (
        <IconButton
          size="small"
          className={styles["remove"]}
          label={t({
            message: `Remove note at ${time}`,
            comment: "Name of a button; time is a moment such as 0:04",
          })}
          icon={<X size={16} />}
          onClick={({ currentTarget }) => remove(currentTarget)}
        />
      )}
      {isUnstored && (
        <div className={styles["unstored"]}>
          <Unstored />
        </div>
      )}
    </li>
  );
}
