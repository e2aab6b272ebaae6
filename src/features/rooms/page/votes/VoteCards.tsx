import { Plural, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { cardClass, cardsClass } from "#src/ui/table/Table.tsx";
import { formatPoints } from "./format-points.ts";
import { NoteList } from "#src/features/rooms/page/notes/NoteList.tsx";
import type { RoomNotes } from "#src/features/rooms/page/notes/use-room-notes.ts";
import { OpinionWord } from "./words/OpinionWord.tsx";
import { VoiceWho } from "./VoiceWho.tsx";
import { VoteMark } from "./marks/VoteMark.tsx";
import type { VotesProps } from "./votes.ts";
import styles from "./VoteCards.module.css";

/** The table as a card per voice, with its notes folded. */
export function VoteCards({ room, guests, first, notes: written }: VotesProps & { notes: RoomNotes }) {
  const { t } = useLingui();
  return (
    <ol
      className={cardsClass}
      aria-label={t({ message: "Votes", comment: "Heading and name of a table: guests’ votes on voices" })}
      data-player-keys
    >
      {room.voices.map((entry, index) => {
        const points = formatPoints(entry.points, currentLocale());
        const notes = entry.noteCount;
        return (
          <li key={entry.place} className={clsx(cardClass, index < first && styles["first"])}>
            <div className={styles["head"]}>
              <VoiceWho room={room} entry={entry} rank={index + 1} />
              <p className={styles["points"]}>
                <strong>{points}</strong> {t({ message: "Points", comment: "Head of a column of numbers" })}
              </p>
            </div>
            <ul className={styles["marks"]}>
              {guests.map(({ at, guestId, name }) => (
                <li key={guestId}>
                  <VoteMark guest={name} cast={entry.votes.find((cast) => cast.guest === at)} />
                  <span aria-hidden="true">{name}</span>
                </li>
              ))}
            </ul>
            <p className={styles["opinion"]}>
              <OpinionWord voice={entry} />
            </p>
            {notes > 0 && (
              <details className={styles["notes"]}>
                <summary>
                  <Plural comment="Opens the notes on a voice" value={notes} one="# note" other="# notes" />
                </summary>
                <NoteList notes={written.notesOn(entry.place)} guests={room.guests} />
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}
