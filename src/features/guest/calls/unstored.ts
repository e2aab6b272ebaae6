import { useGuest } from "#src/features/guest/store.ts";
import type { GuestAct } from "./apply-change.ts";

/** Whether a change of this kind could not be stored, and will be tried again. */
export const useIsUnstored = (isMeant: (change: GuestAct) => boolean): boolean =>
  useGuest(({ isLate, waiting }) => isLate && waiting.some(isMeant));
