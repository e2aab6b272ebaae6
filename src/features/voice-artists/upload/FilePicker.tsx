import type { ComponentProps } from "react";
import { FileButton } from "#src/ui/button/FileButton.tsx";
import { useSoundFormats } from "./use-sound-formats.ts";

type FilePickerProps = Omit<ComponentProps<typeof FileButton>, "accept"> & {
  /** What the file dialog offers; audio files unless told. */
  accept?: string;
};

/** A button that opens the file dialog. */
export function FilePicker({ accept, ...button }: FilePickerProps) {
  const sounds = useSoundFormats();
  return <FileButton {...button} accept={accept ?? sounds.accept.join()} />;
}
