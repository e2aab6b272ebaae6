import { Trans } from "@lingui/react/macro";
import { useEffect, type FormEvent, type KeyboardEvent } from "react";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { NoteChange } from "#contract/productions/productions.ts";
import { changeNote } from "#src/features/productions/mutations.ts";
import { pressedKey } from "#src/lib/browser/pressed-key.ts";
import { markUnsaved } from "#src/lib/drafts/unsaved.ts";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft, useDraftState } from "#src/session/sending/use-draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { TextArea } from "#src/ui/form/text/TextArea.tsx";
import styles from "./Notes.module.css";

interface NoteTextProps {
  /** Under which name what is typed is kept. */
  draftName: string;
  initial: string;
  /** Of the field and of the button. */
  label: string;
  act: string;
  toSend: (words: string) => { offerId: string; noteId: string; change: NoteChange };
  onClose: () => void;
  onSent?: () => void;
}

/** Changes the text of a note, or answers it. */
export function NoteText({ draftName, initial, label, act, toSend, onClose, onSent }: NoteTextProps) {
  const draft = useDraft(draftName);
  const [{ text }, change] = useDraftState(draft, { text: initial });
  const { mutate, isPending, error, state } = useSending(changeNote, draft);
  const words = text.trim();
  const isChanged = words !== initial;
  useEffect(() => {
    return isChanged ? markUnsaved() : undefined;
  }, [isChanged]);
  const leave = () => {
    draft.drop();
    onClose();
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending || words === "") return;
    if (!isChanged) leave();
    else
      mutate(toSend(words), {
        onSuccess: () => {
          onSent?.();
          onClose();
        },
      });
  };
  const handleKey = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === "Enter" && (event.ctrlKey || event.metaKey)) send();
    // What was typed is there when it is opened again.
    if (key === "Escape") onClose();
  };
  return (
    <form className={styles["answer"]} onSubmit={send}>
      <TextArea
        autoFocus
        rows={2}
        value={text}
        maxLength={productionLimits.note}
        aria-label={label}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        onKeyDown={handleKey}
      />
      <SendingNotice of={{ state, error }} />
      <div className={styles["form-acts"]}>
        <Button size="small" look="quiet" onClick={leave}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" size="small" look="primary" busy={isPending} aria-disabled={words === ""}>
          {act}
        </Button>
      </div>
    </form>
  );
}
