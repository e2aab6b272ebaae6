import type { ComponentType } from "react";
import { sayMissingCode } from "./missing-code.ts";
import { useLoaded } from "./use-loaded.ts";

/**
 * A component that comes with the first hover, focus or press. A press that finds its code gone is told to the reader
 * (`MissingCode`) and to `onMissing`; the next one tries again. `load` says `then`: Vite writes an awaited import out at
 * thrice the length.
 */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, ask] = useLoaded(load);
  return {
    Loaded,
    /** For hover and focus. */
    prepare: () => void ask().catch(() => undefined),
    /** For the press. */
    need: (onMissing?: () => void) => {
      sayMissingCode(false);
      ask().catch(() => {
        sayMissingCode(true);
        onMissing?.();
      });
    },
  };
}
