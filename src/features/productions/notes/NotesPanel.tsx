import { clsx } from "clsx";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { TakeNote } from "#contract/productions/productions.ts";
import panel from "#src/features/productions/takes/Takes.module.css";
import { NoteForm } from "./NoteForm.tsx";
import { NoteRow } from "./NoteRow.tsx";
import styles from "./Notes.module.css";
import type { NoteDraftState } from "./use-note-draft.ts";

interface NotesPanelProps {
  offerId: string;
  side: OfferTurn;
  title: ReactNode;
  /** Beside the heading. */
  hint: ReactNode;
  /** In place of the list where there are none. */
  empty: ReactNode;
  notes: readonly TakeNote[];
  /** The title of a note's take, where notes of several stand together. */
  titleOf?: (note: TakeNote) => string | undefined;
  /** The note that is heard. */
  current: string | undefined;
  mayAnswer: boolean;
  onHear: (note: TakeNote) => void;
  /** The note that is being written; undefined where none may be. */
  state: NoteDraftState | undefined;
}

/** Notes in order of their moments. The list follows the sound, without taking the focus. */
export function NotesPanel(props: NotesPanelProps) {
  const { offerId, side, title, hint, empty, notes, titleOf, current, mayAnswer, onHear, state } = props;
  const [now] = useState(() => new Date());
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>(`[data-note="${current}"]`);
    if (!box || !row) return;
    // The list alone scrolls: the page stays where its reader is.
    const top = row.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + row.offsetHeight > box.scrollTop + box.clientHeight) box.scrollTop = top;
  }, [current]);
  return (
    <section className={clsx(panel["panel"], styles["panel"])}>
      <div className={panel["head"]}>
        <h2 dir="auto">{title}</h2>
        <span className={panel["hint"]}>{hint}</span>
      </div>
      {state?.isOpen && (
        // One that moves to another moment gets the focus anew.
        <NoteForm key={`${state.note.takeId} ${state.note.from}`} offerId={offerId} state={state} />
      )}
      {notes.length === 0 && <p className={panel["empty"]}>{empty}</p>}
      <ul ref={list} className={styles["list"]}>
        {notes.map((note) => (
          <NoteRow
            key={note.noteId}
            offerId={offerId}
            note={note}
            side={side}
            title={titleOf?.(note)}
            isCurrent={note.noteId === current}
            now={now}
            mayAnswer={mayAnswer}
            onHear={() => onHear(note)}
          />
        ))}
      </ul>
    </section>
  );
}
