import { useEffect, useState } from "react";

/** Whether something has been under way for longer than this, in milliseconds. */
export function useSlow(isUnderWay: boolean, patience: number): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay, patience]);
  return isSlow;
}
