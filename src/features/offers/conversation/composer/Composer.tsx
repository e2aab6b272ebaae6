import { Trans, useLingui } from "@lingui/react/macro";
import ArrowUp from "lucide-react/icons/arrow-up";
import Paperclip from "lucide-react/icons/paperclip";
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { attachmentFormats, type OfferTurn } from "#contract/constants/values/offers.ts";
import { audioFormats } from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import { pressedKey } from "#src/lib/browser/pressed-key.ts";
import { uploadFormats } from "#src/session/session.ts";
import { useSession } from "#src/session/use-session.ts";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { isUnderWay } from "#src/session/sending/use-sent-files.ts";
import { markUnsaved } from "#src/lib/drafts/unsaved.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import styles from "./Composer.module.css";
import { emptyMessage, writtenBefore, writtenName, type MessageDraft } from "./draft.ts";
import { FileRows } from "./FileRows.tsx";
import { useAttachments } from "./use-attachments.ts";

/** What a file dialog offers: of sounds those that the server takes. */
function useAccepted(): string {
  const taken = uploadFormats(useSession());
  const missing = new Set<string>(audioFormats.filter((format) => !taken.includes(format)));
  const formats = [...attachmentFormats, "jpg"].filter((format) => !missing.has(format));
  return formats.map((format) => `.${format}`).join(",");
}

interface ComposerProps {
  offerId: string;
  side: OfferTurn;
  onSend: (message: MessageDraft) => void;
}

/** Writes a message: text that grows to eight lines, and up to five files. Enter breaks the line, with Ctrl it sends. */
export function Composer({ offerId, side, onSend }: ComposerProps) {
  const { t } = useLingui();
  const draft = useDraft(writtenName(offerId));
  const [before] = useState(() => writtenBefore(draft));
  const [text, setText] = useState(before.text);
  const { files, isFull, add, remove, clear } = useAttachments(offerId, before.attachments);
  const accepted = useAccepted();
  const input = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);

  const attachments = files.flatMap((file) => (file.phase === "stored" ? [file.stored] : []));
  const isSending = files.some(isUnderWay);
  const isEmpty = text.trim() === "" && attachments.length === 0;
  useEffect(() => {
    if (text === "" && attachments.length === 0) draft.drop();
    else draft.keep(emptyMessage, { text, attachments });
  });
  useEffect(() => {
    return isEmpty ? undefined : markUnsaved();
  }, [isEmpty]);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (isEmpty || isSending) return;
    onSend({ text: text.trim(), attachments });
    setText("");
    clear();
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (pressedKey(event) === "Enter" && (event.ctrlKey || event.metaKey)) send(event);
  };
  return (
    <form className={styles["composer"]} onSubmit={send}>
      {files.length > 0 && <FileRows files={files} onRemove={remove} />}
      <div className={styles["line"]}>
        <IconButton
          label={t({ message: "Attach files", comment: "Name of a button for screen readers" })}
          icon={<Paperclip size={20} strokeWidth={1.75} />}
          aria-disabled={isFull}
          onClick={() => !isFull && picker.current?.click()}
        />
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={accepted}
          data-testid="attachments"
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
        <div className={styles["grow"]} data-text={`${text} `}>
          <textarea
            ref={input}
            className={styles["text"]}
            rows={1}
            maxLength={limits.offer.message}
            value={text}
            aria-label={side === "client" ? t`Write to the agency` : t`Write to the client`}
            placeholder={side === "client" ? t`Write to the agency` : t`Write to the client`}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={handleKey}
          />
        </div>
        <Button
          type="submit"
          className={styles["send"]}
          icon={<ArrowUp size={20} aria-hidden="true" />}
          aria-disabled={isEmpty || isSending}
        >
          <span className={styles["word"]}>
            <Trans comment="Button: sends a message">Send</Trans>
          </span>
        </Button>
      </div>
    </form>
  );
}
