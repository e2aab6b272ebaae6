import type { GuestChange } from "#contract/guest.ts";
import { useGuest } from "#src/features/guest/store.ts";

/** Whether a change of this kind could not be stored, and will be tried again. */
export const useIsUnstored = (isMeant: (change: GuestChange) => boolean): boolean =>
  useGuest(({ isLate, waiting }) => isLate && waiting.some(isMeant));
