import { useLingui } from "@lingui/react";
import FileText from "lucide-react/icons/file-text";
import type { Attachment } from "#contract/offers/offer-events.ts";
import type { SentFile } from "#src/session/sending/use-sent-files.ts";
import { FileRow } from "#src/ui/form/FileRow.tsx";
import styles from "./Composer.module.css";

interface FileRowsProps {
  files: readonly SentFile<Attachment>[];
  onRemove: (id: number) => void;
}

/** The files of the message that is being written. */
export function FileRows({ files, onRemove }: FileRowsProps) {
  useLingui();
  return (
    <ul className={styles["files"]}>
      {files.map((file) => (
        <li key={file.id}>
          <FileRow name={file.name} state={file} icon={FileText} onRemove={() => onRemove(file.id)} />
        </li>
      ))}
    </ul>
  );
}
