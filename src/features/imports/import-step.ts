import type { ImportState } from "#contract/constants/enumerations.ts";

const steps: Record<ImportState, number> = {
  checking: 1,
  checked: 1,
  running: 2,
  done: 3,
  cancelled: 3,
  failed: 3,
};

/** Which of the four steps shows an import of this state, from 0; the second while it is not known yet. */
export const stepOf = (state: ImportState | undefined): number => (state ? steps[state] : 1);
