import type { AgeRange } from "#contract/voices.ts";

/** The youngest and oldest of each range in the demo; the children are those whose clips sound so. */
export const ageBounds: Record<AgeRange, [youngest: number, oldest: number]> = {
  TEEN: [9, 17],
  YOUNG_ADULT: [19, 30],
  ADULT: [31, 50],
  SENIOR: [51, 78],
};
