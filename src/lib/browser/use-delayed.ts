import { useEffect, useState } from "react";

/** The value once it has been the same for so many milliseconds; undefined before the first time. */
export function useDelayed<T>(value: T, milliseconds: number): T | undefined {
  const [delayed, setDelayed] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(() => value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return delayed;
}
