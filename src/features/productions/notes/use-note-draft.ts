import { useEffect } from "react";
import { markUnsaved } from "#src/lib/drafts/unsaved.ts";
import { useDraft, useDraftState } from "#src/session/sending/use-draft.ts";

/** In ms; `to` not after `from` is a moment. Without a take none is being written. */
const nothing = { takeId: "", from: 0, to: 0, text: "" };

/** The note that is being written on a take of an offer; it is kept until it has arrived. */
export function useNoteDraft(offerId: string) {
  const draft = useDraft(`take note ${offerId}`);
  const [note, change] = useDraftState(draft, nothing);
  const isTyped = note.text.trim() !== "";
  useEffect(() => {
    return isTyped ? markUnsaved() : undefined;
  }, [isTyped]);
  return {
    draft,
    note,
    change,
    isOpen: note.takeId !== "",
    /** Begins a note; one that was begun moves there, with what was typed. */
    begin: (takeId: string, from: number, to: number | null) => change({ takeId, from, to: to ?? 0 }),
    /** Puts it aside: what was typed is there when one is begun again. */
    hide: () => change({ takeId: "" }),
    /** Gives it up. */
    close: () => change(nothing),
  };
}

export type NoteDraftState = ReturnType<typeof useNoteDraft>;
