import type { RoomGuest, RoomNote } from "#contract/rooms.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import styles from "./Notes.module.css";

interface NoteListProps {
  notes: readonly RoomNote[];
  guests: readonly RoomGuest[];
}

/** Notes on a voice, each with its moment and who wrote it. */
export const NoteList = ({ notes, guests }: NoteListProps) => (
  <ul className={styles["list"]}>
    {notes.map(({ noteId, guestId, seconds, text }) => (
      <li key={noteId} className={styles["note"]}>
        <span className={styles["time"]}>{formatTime(seconds)}</span>
        <div>
          <p className={styles["text"]}>{text}</p>
          <p className={styles["by"]}>{guests.find((guest) => guest.guestId === guestId)?.name}</p>
        </div>
      </li>
    ))}
  </ul>
);
