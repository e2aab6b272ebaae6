import { useRef, type ReactNode } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import type { ButtonLook } from "#src/ui/button/button-class.ts";
import { useSoundFormats } from "./use-sound-formats.ts";

interface FilePickerProps extends Pick<ButtonLook, "look" | "size"> {
  /** What the file dialog offers; audio files unless told. */
  accept?: string;
  icon?: ReactNode;
  busy?: boolean;
  /** Which file it takes the place of. */
  "aria-description"?: string;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that opens the file dialog. */
export function FilePicker({ accept, onFile, children, ...look }: FilePickerProps) {
  const sounds = useSoundFormats();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept ?? sounds.accept.join()}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
