import { clsx } from "clsx";
import Upload from "lucide-react/icons/upload";
import { useId, type ComponentProps, type ReactNode } from "react";
import { useFileDrop } from "#src/lib/browser/use-file-drop.ts";
import { IconTile } from "#src/ui/tag/IconTile.tsx";
import styles from "./DropZone.module.css";

interface DropZoneProps extends Pick<ComponentProps<"input">, "ref" | "multiple"> {
  /** Fills a panel, or lies over a list of files. */
  shape?: "tall" | "flat";
  /** Endings such as `.mp3`, and types. */
  accept: readonly string[];
  /** What can be dropped; what is underlined (`u`) looks like a link. */
  words: ReactNode;
  limits: ReactNode;
  onFiles: (files: File[]) => void;
  /** The files that were taken. */
  children?: ReactNode;
}

/** Takes files by drop or file dialog. */
export function DropZone(props: DropZoneProps) {
  const { shape, accept, words, limits, onFiles, children, ...input } = props;
  const id = useId();
  const { isOver, zone } = useFileDrop(onFiles);
  return (
    <div className={clsx(styles["zone"], shape && styles[shape], isOver && styles["over"])} {...zone}>
      <label className={styles["pick"]}>
        <IconTile>
          <Upload size={20} aria-hidden="true" />
        </IconTile>
        <span>
          <span id={`${id}-words`}>{words}</span>
          <span className={styles["limits"]} id={`${id}-limits`}>
            {limits}
          </span>
        </span>
        <input
          {...input}
          aria-labelledby={`${id}-words`}
          aria-describedby={`${id}-limits`}
          className={styles["input"]}
          type="file"
          accept={accept.join()}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = ""; // so that the same file can be chosen again
          }}
        />
      </label>
      {children}
    </div>
  );
}
