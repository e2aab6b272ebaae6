import { Trans, useLingui } from "@lingui/react/macro";
import MessageSquarePlus from "lucide-react/icons/message-square-plus";
import { useRef, useState, type KeyboardEvent } from "react";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { GuestVoice } from "#contract/guest.ts";
import { answer } from "#src/features/guest/calls/exchange.ts";
import { draftNote, useGuest } from "#src/features/guest/store.ts";
import { pressedKey } from "#src/lib/browser/pressed-key.ts";
import { newUuid } from "#src/lib/http/new-key.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { TextArea } from "#src/ui/form/text/TextArea.tsx";
import styles from "./NoteField.module.css";

interface NoteFieldProps {
  /** Under which name the draft is kept: the voice's letter, or the take's id. */
  of: string;
  /** What the voice or the take is called. */
  name: string;
  /** The moment that a note would be pinned to now. */
  second: number;
  /** How many notes the guest has written on it. */
  count: number;
  /** Returns false where it could not be added yet: the draft stays. */
  onAdd: (note: { noteId: string; seconds: number; text: string }) => boolean;
}

/** A button for the present moment, which becomes a field: the note keeps the moment at which it was begun. */
export function NoteField({ of, name, second, count, onAdd }: NoteFieldProps) {
  const { t } = useLingui();
  const draft = useGuest(({ drafts }) => drafts[of]);
  const button = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState("");
  const time = formatTime(second);

  const close = () => {
    draftNote(of, undefined);
    requestAnimationFrame(() => button.current?.focus());
  };
  const add = () => {
    const text = draft?.text.trim() ?? "";
    if (!draft || text === "") return;
    const moment = formatTime(draft.seconds);
    if (!onAdd({ noteId: newUuid(), seconds: draft.seconds, text })) return;
    setSaid(
      t({ message: `Note added at ${moment}`, comment: "Said by screen readers; moment is such as 0:04" }),
    );
    close();
  };
  const press = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === "Enter" && !event.shiftKey) add();
    else if (key === "Escape") close();
    else return;
    event.preventDefault();
  };
  const isFull = count >= roomLimits.notes;
  const most = roomLimits.notes;
  return (
    <>
      <Status>{said}</Status>
      {isFull ? (
        <p className={styles["full"]}>
          <Trans comment="most is a whole number">You can write up to {most} notes on one recording</Trans>
        </p>
      ) : draft ? (
        <div className={styles["field"]}>
          <TextArea
            className={styles["input"]}
            autoFocus
            aria-label={t({ message: "Note", comment: "Name of a field: a note on a moment of a sample" })}
            aria-description={`${name}, ${formatTime(draft.seconds)}`}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={roomLimits.note}
            before={<span className={styles["time"]}>{formatTime(draft.seconds)}</span>}
            value={draft.text}
            onChange={({ currentTarget }) => draftNote(of, { ...draft, text: currentTarget.value })}
            onKeyDown={press}
          />
          <Button onClick={add}>
            <Trans context="button" comment="Button: adds a note to a sample">
              Add
            </Trans>
          </Button>
        </div>
      ) : (
        <Button
          ref={button}
          wide
          icon={<MessageSquarePlus size={18} aria-hidden="true" />}
          onClick={() => draftNote(of, { seconds: second, text: "" })}
        >
          <Trans comment="Button; time is a moment of a sample, such as 0:04">Add a note at {time}</Trans>
        </Button>
      )}
    </>
  );
}

/** Writes a note on a voice. */
export const VoiceNoteField = ({
  voice: { letter, notes },
  ...rest
}: {
  voice: GuestVoice;
  name: string;
  second: number;
}) => (
  <NoteField
    {...rest}
    of={letter}
    count={notes.filter(({ by }) => by === null).length}
    onAdd={(note) => {
      answer({ ...note, letter });
      return true;
    }}
  />
);
