import { useRef, type ReactNode } from "react";
import { uploadFormats } from "#src/session/session.ts";
import { useSession } from "#src/session/use-session.ts";
import { Button } from "#src/ui/button/Button.tsx";
import type { ButtonLook } from "#src/ui/button/button-class.ts";

interface FilePickerProps extends Pick<ButtonLook, "look" | "size"> {
  /** What the file dialog offers; audio files unless told. */
  accept?: string;
  icon?: ReactNode;
  busy?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that opens the file dialog. */
export function FilePicker({ accept, onFile, children, ...look }: FilePickerProps) {
  const taken = uploadFormats(useSession());
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
        accept={accept ?? [...taken.map((format) => `.${format}`), "audio/*"].join()}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
