import { useState } from "react";

/** Recovery codes while they are shown, and whether leaving them has to ask. `onLeft` is called once they are left. */
export function useShownCodes(onLeft: () => void) {
  const [codes, setCodes] = useState<string[]>();
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isUncopied = codes !== undefined && !isCopied;
  const show = (next: string[]) => {
    setCopied(false);
    setCodes(next);
  };
  const leave = () => {
    setCodes(undefined);
    onLeft();
  };
  return {
    codes,
    show,
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
