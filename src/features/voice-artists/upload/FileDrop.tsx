import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import Upload from "lucide-react/icons/upload";
import type { ReactNode } from "react";
import { limits } from "#contract/constants/limits.ts";
import { useFileDrop } from "#src/lib/browser/use-file-drop.ts";
import { uploadFormats } from "#src/session/session.ts";
import { useSession } from "#src/session/use-session.ts";
import styles from "./DropZone.module.css";
import own from "./FileDrop.module.css";
import { useFormatNames } from "./use-format-names.ts";

interface FileDropProps {
  onFiles: (files: readonly File[]) => void;
  /** The rows of the files on their way. */
  children: ReactNode;
}

/** Takes many audio files by drop or file dialog. */
export function FileDrop({ onFiles, children }: FileDropProps) {
  const taken = uploadFormats(useSession());
  const formats = useFormatNames();
  const megabytes = limits.audioBytes / 1024 / 1024;
  const { isOver, zone } = useFileDrop(onFiles);
  return (
    <div className={clsx(styles["zone"], isOver && styles["over"])} {...zone}>
      <label className={clsx(styles["pick"], own["pick"])}>
        <span className={styles["icon"]}>
          <Upload size={20} aria-hidden="true" />
        </span>
        <span>
          <Trans>
            <strong>Drop audio files here</strong> or <span className={styles["choose"]}>choose them</span>
          </Trans>
          <span className={styles["limits"]}>
            <Trans comment="Hint; formats is a list such as “MP3 or WAV”, megabytes a whole number">
              {formats}; {megabytes} MB each at most
            </Trans>
          </span>
        </span>
        <input
          className={styles["input"]}
          type="file"
          multiple
          accept={[...taken.map((format) => `.${format}`), "audio/*"].join()}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = ""; // so that the same files can be chosen again
          }}
        />
      </label>
      {children}
    </div>
  );
}
