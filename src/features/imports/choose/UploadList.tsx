import { Plural, Trans, useLingui } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import FileArchive from "lucide-react/icons/file-archive";
import FileChartColumn from "lucide-react/icons/file-chart-column";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import FileX from "lucide-react/icons/file-x";
import { useState } from "react";
import { formatSize } from "#src/lib/i18n/format-size.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./Choose.module.css";
import { ChosenFileRow } from "./ChosenFileRow.tsx";
import type { ChosenFile, Uploads } from "./use-uploads.ts";

const icons = { sheet: FileSpreadsheet, zip: FileArchive, sound: FileChartColumn };

/** Sounds that are fine stand together from so many on. */
const together = 4;

function SoundGroup({ sounds, onRemove }: { sounds: ChosenFile[]; onRemove: Uploads["remove"] }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const count = sounds.length;
  const done = sounds.filter(({ phase }) => phase === "stored").length;
  const size = sounds.reduce((sum, file) => sum + file.size, 0);
  const held = sounds.reduce((sum, file) => sum + file.held, 0);
  const whole = formatSize(size, currentLocale());
  const isLost = sounds.some(({ phase }) => phase === "lost");
  return (
    <>
      <li>
        <ChosenFileRow
          name={t({
            message: `${count} audio files`,
            comment: "Name of a group of files; count is a whole number above 3",
          })}
          size={size}
          held={held}
          phase={done === count ? "stored" : isLost ? "lost" : "sending"}
          icon={FileChartColumn}
          note={
            <Trans comment="Of a group of files: its size, and how many of how many are uploaded">
              {whole}; uploaded two at a time, {done} / {count} done
            </Trans>
          }
          after={
            <Button
              look="quiet"
              size="small"
              className={styles["show"]}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? (
                <Trans comment="Button: folds a list of files">Hide</Trans>
              ) : (
                <Trans comment="Button: unfolds a list of files">Show</Trans>
              )}
              <ChevronDown size={16} aria-hidden="true" />
            </Button>
          }
          onRemove={() => onRemove(sounds.map(({ fileId }) => fileId))}
        />
      </li>
      {isOpen &&
        sounds.map((file) => (
          <li key={file.fileId} className={styles["inner"]}>
            <ChosenFileRow {...file} icon={FileChartColumn} onRemove={() => onRemove([file.fileId])} />
          </li>
        ))}
    </>
  );
}

/** The chosen files: spreadsheet, ZIP and what was refused each by itself, many audio files as one. */
export function UploadList({ files, remove }: Pick<Uploads, "files" | "remove">) {
  const { t } = useLingui();
  const sounds = files.filter(({ kind, phase }) => kind === "sound" && phase !== "failed");
  const areTogether = sounds.length >= together;
  const single = areTogether ? files.filter((file) => !sounds.includes(file)) : files;
  const refused = files.filter(({ phase }) => phase === "failed").length;
  if (files.length === 0) return null;
  return (
    <>
      <ul
        className={styles["files"]}
        aria-label={t({ message: "Chosen files", comment: "Name of a list for screen readers" })}
      >
        {single.map((file) => (
          <li key={file.fileId}>
            <ChosenFileRow
              {...file}
              icon={file.kind ? icons[file.kind] : FileX}
              onRemove={() => remove([file.fileId])}
            />
          </li>
        ))}
        {areTogether && <SoundGroup sounds={sounds} onRemove={remove} />}
      </ul>
      {refused > 1 && (
        <p className={styles["hint"]}>
          <Plural
            comment="Under the chosen files: how many are not taken"
            value={refused}
            one="# file will not be imported"
            other="# files will not be imported"
          />
        </p>
      )}
    </>
  );
}
