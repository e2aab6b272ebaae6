import type { LandingClip } from "./own-clips.ts";

/** The bars as fractions of the loudest, never quite 0. */
export const barsOf = (peaks: string): number[] =>
  (peaks.match(/../g) ?? []).map((pair) => Math.max(0.02, Number.parseInt(pair, 16) / 255));

export const wordsOf = ({ text }: LandingClip): string[] => text.split(" ");

/** Which word is being spoken; -1 before the first. */
export const wordAt = ({ starts }: LandingClip, seconds: number): number =>
  starts.findLastIndex((hundredths) => hundredths <= seconds * 100);
