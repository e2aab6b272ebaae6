import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { limits } from "#contract/constants/limits.ts";
import { DropZone } from "#src/ui/form/DropZone.tsx";
import { useSoundFormats } from "./use-sound-formats.ts";

interface FileDropProps {
  onFiles: (files: readonly File[]) => void;
  /** The rows of the files on their way. */
  children: ReactNode;
}

/** Takes many audio files by drop or file dialog. */
export function FileDrop({ onFiles, children }: FileDropProps) {
  const { formats, accept } = useSoundFormats();
  const megabytes = limits.audioBytes / 1024 / 1024;
  return (
    <DropZone
      shape="flat"
      multiple
      accept={accept}
      onFiles={onFiles}
      words={
        <Trans>
          <strong>Drop audio files here</strong> or <u>choose them</u>
        </Trans>
      }
      limits={
        <Trans comment="Hint; formats is a list such as “MP3 or WAV”, megabytes a whole number">
          {formats}; at most {megabytes} MB each
        </Trans>
      }
    >
      {children}
    </DropZone>
  );
}
