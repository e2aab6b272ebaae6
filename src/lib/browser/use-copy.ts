import { useState } from "react";

type Result = "copied" | "refused";

/** Copies a text to the clipboard, and says whether the browser let it. */
export function useCopy(text: string, onCopied?: () => void): { result: Result | null; copy: () => void } {
  const [result, setResult] = useState<Result | null>(null);
  const write = async () => {
    setResult(null);
    try {
      await navigator.clipboard.writeText(text);
      setResult("copied");
      onCopied?.();
    } catch {
      setResult("refused"); // no permission, or no clipboard over plain http
    }
  };
  return { result, copy: () => void write() };
}
