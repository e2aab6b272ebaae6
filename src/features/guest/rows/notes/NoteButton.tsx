import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import MessageSquarePlus from "lucide-react/icons/message-square-plus";
import MessageSquareText from "lucide-react/icons/message-square-text";
import type { GuestVoice } from "#contract/guest.ts";
import { closeNotes, openNotes, useGuest } from "#src/features/guest/store.ts";
import { writeNote } from "#src/features/guest/sound/write-note.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import styles from "./NoteButton.module.css";

interface NoteButtonProps {
  voice: GuestVoice;
  name: string;
  className: string | undefined;
  isSmall: boolean;
}

/** Begins a note at the moment that is heard; pressed again it closes it. */
export function NoteButton({ voice: { letter, notes }, name, className, isSmall }: NoteButtonProps) {
  const { t } = useLingui();
  const isOpened = useGuest(({ opened }) => opened === letter);
  const count = notes.length;
  const press = () => {
    if (isOpened) closeNotes();
    // On a small screen notes are folded, and a keyboard would cover what others wrote.
    else if (isSmall && count > 0) openNotes(letter);
    else writeNote(letter);
  };
  return (
    <IconButton
      className={clsx(styles["button"], className)}
      label={t({
        message: `Notes: ${name}, ${count}`,
        comment:
          "Name of a button: shows the notes on a voice, and writes one; name is the voice, count how many there are",
      })}
      aria-expanded={isOpened}
      aria-keyshortcuts="N"
      data-note
      icon={
        <>
          {count > 0 ? <MessageSquareText size={20} /> : <MessageSquarePlus size={20} />}
          {count > 0 && <span className={styles["count"]}>{count}</span>}
        </>
      }
      onClick={press}
    />
  );
}
