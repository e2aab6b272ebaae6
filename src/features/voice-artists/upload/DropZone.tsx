import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import Upload from "lucide-react/icons/upload";
import { useRef, useState, type DragEvent } from "react";
import { limits } from "#contract/limits.ts";
import { uploadFormats } from "#src/session/session.ts";
import { useSession } from "#src/session/use-session.ts";
import { Status } from "#src/ui/feedback/Status.tsx";
import { UploadRow } from "./UploadRow.tsx";
import type { UploadState } from "./use-upload.ts";
import styles from "./DropZone.module.css";

interface DropZoneProps {
  state: UploadState;
  onFile: (file: File) => void;
  /** Cancels the running upload, or removes the uploaded file. */
  onRemove: () => void;
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/** Takes an audio file by drop or file dialog, and shows the upload's progress. */
export function DropZone({ state, onFile, onRemove }: DropZoneProps) {
  const { t, i18n } = useLingui();
  const taken = uploadFormats(useSession());
  const formats = new Intl.ListFormat(i18n.locale, { type: "disjunction" }).format(
    taken.map((format) => format.toUpperCase()),
  );
  const megabytes = limits.audioBytes / 1024 / 1024;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const over = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div>
      <div
        className={clsx(styles["zone"], isOver && styles["over"])}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className={styles["pick"]}>
          <span className={styles["icon"]}>
            <Upload size={20} aria-hidden="true" />
          </span>
          <span>
            <Trans>
              <strong>Drop an audio file here</strong> or <span className={styles["choose"]}>choose one</span>
            </Trans>
            <span className={styles["limits"]}>
              <Trans comment="Hint; formats is a list such as “MP3 or WAV”, megabytes a whole number">
                {formats}, {megabytes} MB at most
              </Trans>
            </span>
          </span>
          <input
            ref={input}
            className={styles["input"]}
            type="file"
            accept={[...taken.map((format) => `.${format}`), "audio/*"].join()}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              currentTarget.value = ""; // so that the same file can be chosen again
            }}
          />
        </label>
        {state.phase !== "idle" && (
          <UploadRow
            state={state}
            onRemove={() => {
              onRemove();
              input.current?.focus();
            }}
          />
        )}
      </div>
      <Status>{state.phase === "stored" && t({ message: "Uploaded", comment: "State of a file" })}</Status>
    </div>
  );
}
