import { Trans, useLingui } from "@lingui/react/macro";
import Brackets from "lucide-react/icons/brackets";
import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from "react";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { addNote } from "#src/features/productions/mutations.ts";
import { secondsOf, useTakeSound } from "#src/features/productions/sound/take-sound.ts";
import { momentWords } from "#src/features/productions/words.ts";
import { pressedKey } from "#src/lib/browser/pressed-key.ts";
import { announce } from "#src/lib/browser/spoken/announce.ts";
import { useOnline } from "#src/lib/browser/use-online.ts";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { useReservedHeight } from "#src/ui/use-reserved-height.ts";
import { TextArea } from "#src/ui/form/text/TextArea.tsx";
import styles from "./Notes.module.css";
import type { NoteDraftState } from "./use-note-draft.ts";

/** How long a part is that nobody has marked, in ms. */
const firstPart = 5000;

/** Back to the waveform that the note is on. */
const focusWave = (takeId: string) =>
  document.getElementById(`wave-${takeId}`)?.querySelector("input")?.focus({ preventScroll: true });

/** Writes a note at the moment when it was begun; on phones a sheet over the page. The sound goes on. */
export function NoteForm({ offerId, state }: { offerId: string; state: NoteDraftState }) {
  const { t } = useLingui();
  const id = useId();
  const isOnline = useOnline();
  const { draft, note, change, close, hide } = state;
  const { takeId, from, to, text } = note;
  const isPart = to > from;
  const moment = momentWords(from, isPart ? to : null);
  const isPlaying = useTakeSound(({ status }) => status === "playing");
  const { mutate, isPending, error, state: sending } = useSending(addNote, draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const height = useReservedHeight("--note-height");
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, []);

  const leave = (end: () => void) => {
    end();
    focusWave(takeId);
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const words = text.trim();
    if (isPending || words === "") return;
    mutate(
      { offerId, takeId, note: { from, ...(isPart && { to }), text: words } },
      {
        onSuccess: ({ number }) => {
          leave(close);
          announce(
            t({ message: `Note ${number} added at ${moment}`, comment: "Said to screen readers" }),
            "note",
          );
        },
      },
    );
  };
  const markPart = () => {
    const now = Math.round(secondsOf(takeId) * 1000);
    change({ to: isPart ? 0 : now > from ? now : from + firstPart });
  };
  const handleKey = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === "Enter" && (event.ctrlKey || event.metaKey)) send();
    if (key === "Escape") leave(hide);
  };
  return (
    <form ref={height} className={styles["form"]} onSubmit={send} aria-labelledby={id}>
      <p className={styles["form-head"]}>
        <strong id={id}>
          <Trans comment="Heading of a note that is being written; moment is such as 5:52">
            Note · {moment}
          </Trans>
        </strong>
        {isPlaying && (
          <span>
            <Trans comment="Beside a note that is being written">the sound goes on</Trans>
          </span>
        )}
      </p>
      <TextArea
        ref={field}
        rows={2}
        value={text}
        maxLength={productionLimits.note}
        aria-labelledby={id}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        onKeyDown={handleKey}
      />
      {!isOnline && (
        <p className={styles["line"]}>
          <Trans comment="Of a note, without a network">not saved yet</Trans>
        </p>
      )}
      <SendingNotice of={{ state: sending, error }} />
      <div className={styles["form-acts"]}>
        <Button
          size="small"
          aria-pressed={isPart}
          icon={<Brackets size={16} aria-hidden="true" />}
          onClick={markPart}
        >
          <Trans comment="Button: a note is about a part, not a moment">Mark a part</Trans>
        </Button>
        <Button size="small" look="quiet" onClick={() => leave(close)}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" size="small" look="primary" busy={isPending} aria-disabled={text.trim() === ""}>
          <Trans comment="Button: stores a note">Add note</Trans>
        </Button>
      </div>
    </form>
  );
}
