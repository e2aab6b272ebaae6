import { Trans } from "@lingui/react/macro";
import { importLimits } from "#contract/constants/import-limits.ts";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { DropZone } from "#src/ui/form/DropZone.tsx";
import { otherSheetEndings, sheetEndings } from "./file-kinds.ts";

interface FileDropProps {
  soundFormats: readonly string[];
  onFiles: (files: Iterable<File>) => void;
}

/** Takes the spreadsheet and its files, by drop or file dialog. */
export function FileDrop({ soundFormats, onFiles }: FileDropProps) {
  const locale = currentLocale();
  const rows = formatCount(importLimits.rows, locale);
  const files = formatCount(importLimits.files, locale);
  return (
    <DropZone
      shape="tall"
      multiple
      accept={[
        ...[...sheetEndings, ...otherSheetEndings].map((ending) => `.${ending}`),
        ".zip",
        ...soundFormats.map((format) => `.${format}`),
        "audio/*",
      ]}
      onFiles={onFiles}
      words={
        <Trans>
          <strong>Drop the spreadsheet and the audio files here</strong> or <u>choose them</u>
        </Trans>
      }
      limits={
        <>
          <Trans>An Excel workbook or a CSV file, and any number of audio files; or all in one ZIP.</Trans>{" "}
          <Trans comment="Hint; rows and files are whole numbers with separators">
            At most {rows} rows and {files} files; 20 MB per file, 4 GB in total.
          </Trans>
        </>
      }
    />
  );
}
