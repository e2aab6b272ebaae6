import { useRef, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import type { ButtonLook } from "./button-class.ts";

interface FileButtonProps extends Pick<ButtonLook, "look" | "size"> {
  /** What the file dialog offers, as a file input wants it. */
  accept: string;
  icon?: ReactNode;
  busy?: boolean;
  "aria-label"?: string;
  "aria-description"?: string;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that opens the file dialog. */
export function FileButton({ accept, onFile, children, ...look }: FileButtonProps) {
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
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
