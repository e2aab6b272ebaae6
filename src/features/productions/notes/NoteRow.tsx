import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import CircleCheck from "lucide-react/icons/circle-check";
import CornerDownRight from "lucide-react/icons/corner-down-right";
import Pencil from "lucide-react/icons/pencil";
import Reply from "lucide-react/icons/reply";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { TakeNote } from "#contract/productions/productions.ts";
import { changeNote, deleteNote } from "#src/features/productions/mutations.ts";
import { momentWords } from "#src/features/productions/words.ts";
import { agency } from "#src/lib/agency.ts";
import { formatAgo } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { ConfirmDialog } from "#src/ui/dialog/ConfirmDialog.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { StateTag } from "#src/ui/tag/StateTag.tsx";
import { NoteText } from "./NoteText.tsx";
import styles from "./Notes.module.css";

export interface NoteRowProps {
  offerId: string;
  note: TakeNote;
  side: OfferTurn;
  /** The take's, where notes of several stand together. */
  title?: string | undefined;
  isCurrent: boolean;
  now: Date;
  /** Whether it may be answered and resolved. */
  mayAnswer: boolean;
  onHear: () => void;
}

/** The side that wrote a note resolves it, or the agency once it has answered. */
const mayResolve = ({ side: author, replies }: TakeNote, side: OfferTurn): boolean =>
  author === side || (side === "agency" && replies.some((reply) => reply.side === side));

/** A note: its number, moment and author, what was answered, and what its reader may do. */
export function NoteRow(props: NoteRowProps) {
  const { offerId, note, side, title, isCurrent, now, mayAnswer, onHear } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState<"edit" | "reply" | "resolve" | "delete">();
  const { mutate: change, isPending, error } = useSending(changeNote);
  const removal = useSending(deleteNote);
  const { noteId, number, from, to, by, guestName, at, round, text, isOwn, resolved, replies } = note;
  const moment = title ? `${title} · ${momentWords(from, to)}` : momentWords(from, to);
  const isResolved = resolved !== null;
  const close = () => setOpen(undefined);
  const resolve = () =>
    mayResolve(note, side)
      ? change({ offerId, noteId, change: { resolved: !isResolved } })
      : setOpen("resolve");
  return (
    <li className={styles["note"]} aria-current={isCurrent || undefined} data-note={noteId}>
      <span className={clsx(styles["number"], isResolved && styles["done"])} aria-hidden="true">
        {number}
      </span>
      <div className={styles["said"]}>
        <p className={styles["line"]}>
          <button
            type="button"
            className={styles["moment"]}
            aria-label={t({
              message: `Hear note ${number}, ${moment}`,
              comment: "Name of a button; moment is such as 6:36–7:58, or Take 1 · 6:36",
            })}
            onClick={onHear}
          >
            {moment}
          </button>
          {" · "}
          {[
            guestName
              ? t({ message: `${guestName}, guest`, comment: "Who wrote a note that the client took over" })
              : by || agency.name,
            isResolved
              ? t({ message: `round ${round}`, comment: "Of a note: in which it was written" })
              : formatAgo(at, now, currentLocale()),
          ].join(" · ")}
        </p>
        {open === "edit" ? (
          <NoteText
            draftName={`take note ${noteId}`}
            initial={text}
            label={t({ message: "Note", context: "take", comment: "Name of a field" })}
            act={t({ message: "Save", comment: "Button: stores the form’s changes" })}
            toSend={(words) => ({ offerId, noteId, change: { text: words } })}
            onClose={close}
          />
        ) : (
          <p className={styles["text"]} dir="auto">
            {text}
          </p>
        )}
        {replies.map((reply) => (
          <p key={`${reply.at} ${reply.text}`} className={styles["reply"]}>
            <CornerDownRight size={14} aria-hidden="true" />
            <span dir="auto">
              {reply.by}: {reply.text}
            </span>
          </p>
        ))}
        {(open === "reply" || open === "resolve") && (
          <NoteText
            draftName={`take reply ${noteId}`}
            initial=""
            label={t({ message: "Reply", context: "take", comment: "Name of a field: an answer to a note" })}
            act={
              open === "resolve"
                ? t({ message: "Reply and resolve", comment: "Button: answers a note, which is done then" })
                : t({ message: "Reply", context: "button", comment: "Button: answers a note" })
            }
            toSend={(words) => ({ offerId, noteId, change: { reply: words } })}
            onClose={close}
            onSent={() => open === "resolve" && change({ offerId, noteId, change: { resolved: true } })}
          />
        )}
        {(error ?? removal.error) && <FailureNotice error={error ?? removal.error} />}
      </div>
      <div className={styles["acts"]}>
        {isResolved && (
          <StateTag look="success" icon={<CircleCheck size={14} aria-hidden="true" />}>
            <Trans comment="State of a note: what it asked for was done">Resolved</Trans>
          </StateTag>
        )}
        {isOwn && !isResolved && (
          <>
            <IconButton
              label={t({ message: `Edit note ${number}`, comment: "Name of a button" })}
              icon={<Pencil size={18} />}
              onClick={() => setOpen("edit")}
            />
            <IconButton
              label={t({ message: `Delete note ${number}`, comment: "Name of a button" })}
              icon={<Trash2 size={18} />}
              onClick={() => setOpen("delete")}
            />
          </>
        )}
        {mayAnswer && !isOwn && !isResolved && (
          <>
            <IconButton
              label={t({ message: `Reply to note ${number}`, comment: "Name of a button" })}
              icon={<Reply size={18} />}
              onClick={() => setOpen("reply")}
            />
            {(side === "agency" || note.side === side) && (
              <Button
                busy={isPending}
                icon={<Check size={16} aria-hidden="true" />}
                aria-label={t({
                  message: `Resolved: note ${number}`,
                  comment: "Name of a button that makes it so",
                })}
                onClick={resolve}
              >
                <Trans comment="State of a note: what it asked for was done">Resolved</Trans>
              </Button>
            )}
          </>
        )}
      </div>
      <ConfirmDialog
        open={open === "delete"}
        title={t({ message: `Delete note ${number}?`, comment: "Heading of a window" })}
        act={<Trans comment="Button: deletes">Delete</Trans>}
        busy={removal.isPending}
        onConfirm={() => removal.mutate({ offerId, noteId }, { onSettled: close })}
        onClose={close}
      >
        <p>
          <Trans>The note goes for both sides and cannot be brought back.</Trans>
        </p>
      </ConfirmDialog>
    </li>
  );
}
