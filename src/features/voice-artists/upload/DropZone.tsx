import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import FileChartColumn from "lucide-react/icons/file-chart-column";
import Upload from "lucide-react/icons/upload";
import { useRef } from "react";
import { limits } from "#contract/constants/limits.ts";
import { useFileDrop } from "#src/lib/browser/use-file-drop.ts";
import { uploadFormats } from "#src/session/session.ts";
import { useSession } from "#src/session/use-session.ts";
import { FileRow } from "#src/ui/form/FileRow.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import type { UploadState } from "./use-upload.ts";
import styles from "./DropZone.module.css";
import { useFormatNames } from "./use-format-names.ts";

interface DropZoneProps {
  state: UploadState;
  onFile: (file: File) => void;
  /** Cancels the running upload, or removes the uploaded file. */
  onRemove: () => void;
}

/** Takes an audio file by drop or file dialog, and shows the upload's progress. */
export function DropZone({ state, onFile, onRemove }: DropZoneProps) {
  const { t } = useLingui();
  const taken = uploadFormats(useSession());
  const formats = useFormatNames();
  const megabytes = limits.audioBytes / 1024 / 1024;
  const input = useRef<HTMLInputElement>(null);

  const take = ([file]: Iterable<File>) => {
    if (file) onFile(file);
  };
  const { isOver, zone } = useFileDrop(take);

  return (
    <div>
      <div className={clsx(styles["zone"], isOver && styles["over"])} {...zone}>
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
              take(currentTarget.files ?? []);
              currentTarget.value = ""; // so that the same file can be chosen again
            }}
          />
        </label>
        {state.phase !== "idle" && (
          <FileRow
            name={state.fileName}
            state={state}
            icon={FileChartColumn}
            onRemove={() => {
              onRemove();
              input.current?.focus();
            }}
          />
        )}
      </div>
      <Status>
        {state.phase === "stored" && <span>{t({ message: "Uploaded", comment: "State of a file" })}</span>}
      </Status>
    </div>
  );
}
