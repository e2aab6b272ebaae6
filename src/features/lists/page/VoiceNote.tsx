import { Trans, useLingui } from "@lingui/react/macro";
import Pencil from "lucide-react/icons/pencil";
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { listLimits } from "#contract/constants/list-limits.ts";
import { changeList } from "#src/features/lists/mutations.ts";
import { pressedKey } from "#src/lib/browser/pressed-key.ts";
import { markUnsaved } from "#src/lib/drafts/unsaved.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { TextArea } from "#src/ui/form/text/TextArea.tsx";
import styles from "./VoiceNote.module.css";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft, useDraftState } from "#src/session/sending/use-draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

interface VoiceNoteProps {
  listId: string;
  voiceId: string;
  /** The artist’s. */
  name: string;
  note: string;
}

const noteDraft = (listId: string, voiceId: string) => `note ${listId} ${voiceId}`;

/** The note of a voice in a list; a press opens it for writing. */
export function VoiceNote(props: VoiceNoteProps) {
  const { listId, voiceId, name, note } = props;
  const { t } = useLingui();
  // One that was begun and not stored opens with what was written.
  const draft = useDraft(noteDraft(listId, voiceId));
  const [isOpen, setOpen] = useState(() => draft.found({ text: note }) !== undefined);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <NoteForm {...props} onClose={() => setOpen(false)} />;
  return note ? (
    <button
      ref={button}
      type="button"
      className={styles["note"]}
      title={t({ message: "Edit the note", comment: "Tooltip of a button" })}
      onClick={() => setOpen(true)}
    >
      {note}
    </button>
  ) : (
    <button
      ref={button}
      type="button"
      className={styles["add"]}
      aria-label={t({ message: `Add note: ${name}`, comment: "Name of a button; name is an artist’s" })}
      onClick={() => setOpen(true)}
    >
      <Pencil size={16} aria-hidden="true" />
      <span>
        <Trans comment="Button: begins a note on a voice of a list">Add note</Trans>
      </span>
    </button>
  );
}

function NoteForm({ listId, voiceId, name, note, onClose }: VoiceNoteProps & { onClose: () => void }) {
  const { t } = useLingui();
  const draft = useDraft(noteDraft(listId, voiceId));
  const [{ text }, change] = useDraftState(draft, { text: note });
  const { mutate, isPending, error, state } = useSending(changeList, draft);
  const isChanged = text.trim() !== note;
  useEffect(() => {
    return isChanged ? markUnsaved() : undefined;
  }, [isChanged]);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending) return;
    if (isChanged) mutate({ listId, change: { voiceId, note: text.trim() } }, { onSuccess: onClose });
    else leave();
  };
  const leave = () => {
    draft.drop();
    onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === "Enter" && (event.ctrlKey || event.metaKey)) save();
    if (key === "Escape") leave();
  };
  return (
    <form className={styles["form"]} onSubmit={save}>
      <TextArea
        autoFocus
        rows={2}
        value={text}
        maxLength={listLimits.note}
        aria-label={t({ message: `Note: ${name}`, comment: "Name of a field; name is an artist’s" })}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        onKeyDown={handleKey}
      />
      <SendingNotice of={{ state, error }} />
      <div className={styles["buttons"]}>
        <Button type="submit" look="primary" size="small" busy={isPending}>
          <Trans comment="Button: stores the form’s changes">Save</Trans>
        </Button>
        <Button size="small" onClick={leave}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
