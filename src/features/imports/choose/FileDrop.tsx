import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import Upload from "lucide-react/icons/upload";
import { limits } from "#contract/constants/limits.ts";
import { useFileDrop } from "#src/lib/browser/use-file-drop.ts";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./Choose.module.css";

interface FileDropProps {
  soundFormats: readonly string[];
  onFiles: (files: Iterable<File>) => void;
}

/** Takes the spreadsheet and its files, by drop or file dialog. */
export function FileDrop({ soundFormats, onFiles }: FileDropProps) {
  const locale = currentLocale();
  const rows = formatCount(limits.import.rows, locale);
  const files = formatCount(limits.import.files, locale);
  const { isOver, zone } = useFileDrop(onFiles);
  return (
    <div className={clsx(styles["zone"], isOver && styles["over"])} {...zone}>
      <label className={styles["pick"]}>
        <span className={styles["tile"]}>
          <Upload size={20} aria-hidden="true" />
        </span>
        <span>
          <Trans>
            <strong>Drop the spreadsheet and the audio files here</strong> or{" "}
            <span className={styles["link"]}>choose them</span>
          </Trans>
        </span>
        <span className={styles["hint"]}>
          <Trans>A CSV file and any number of audio files; or all in one ZIP.</Trans>{" "}
          <Trans comment="Hint; rows and files are whole numbers with separators">
            {rows} rows and {files} files at most; 20 MB a file, 4 GB in all.
          </Trans>
        </span>
        <input
          className={styles["input"]}
          type="file"
          multiple
          accept={[".csv", ".zip", ...soundFormats.map((format) => `.${format}`), "audio/*"].join()}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = ""; // so that the same file can be chosen again
          }}
        />
      </label>
    </div>
  );
}
