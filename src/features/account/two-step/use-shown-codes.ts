import { useState } from "react";

/** Recovery codes that are shown once; leaving them uncopied asks first. `onLeft` is called once they are left. */
export function useShownCodes(onLeft: () => void = () => undefined) {
  const [codes, setCodes] = useState<string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isUncopied = isOpen && !isCopied;
  const leave = () => {
    setOpen(false);
    onLeft();
  };
  return {
    /** They stay while their window closes. */
    codes,
    isOpen,
    show: (next: string[]) => {
      setCopied(false);
      setCodes(next);
      setOpen(true);
    },
    onCopied: () => setCopied(true),
    /** Leaves them, or asks first. */
    close: () => (isUncopied ? setAsking(true) : leave()),
    guard: {
      isUncopied,
      isAsking,
      onAnswer: (mayLeave: boolean) => {
        setAsking(false);
        if (mayLeave) leave();
      },
    },
  };
}

export type ShownCodes = ReturnType<typeof useShownCodes>;
