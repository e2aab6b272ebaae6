import { Trans, useLingui } from "@lingui/react/macro";
import FileChartColumn from "lucide-react/icons/file-chart-column";
import { useRef } from "react";
import { limits } from "#contract/constants/limits.ts";
import { DropZone } from "#src/ui/form/DropZone.tsx";
import { FileRow } from "#src/ui/form/FileRow.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import type { SentAudio } from "./upload.ts";
import { useSoundFormats } from "./use-sound-formats.ts";

interface SingleFileDropProps {
  /** The chosen file. */
  sent: SentAudio | undefined;
  onFile: (file: File) => void;
  /** Cancels the running upload, or removes the uploaded file. */
  onRemove: () => void;
}

/** Takes an audio file by drop or file dialog, and shows the upload's progress. */
export function SingleFileDrop({ sent, onFile, onRemove }: SingleFileDropProps) {
  const { t } = useLingui();
  const { formats, accept } = useSoundFormats();
  const megabytes = limits.audioBytes / 1024 / 1024;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <DropZone
        ref={input}
        accept={accept}
        onFiles={([file]) => file && onFile(file)}
        words={
          <Trans>
            <strong>Drop an audio file here</strong> or <u>choose one</u>
          </Trans>
        }
        limits={
          <Trans comment="Hint; formats is a list such as “MP3 or WAV”, megabytes a whole number">
            {formats}, at most {megabytes} MB
          </Trans>
        }
      >
        {sent && (
          <FileRow
            name={sent.name}
            state={sent}
            icon={FileChartColumn}
            onRemove={() => {
              onRemove();
              input.current?.focus();
            }}
          />
        )}
      </DropZone>
      <Status>
        {sent?.phase === "stored" && <span>{t({ message: "Uploaded", comment: "State of a file" })}</span>}
      </Status>
    </div>
  );
}
