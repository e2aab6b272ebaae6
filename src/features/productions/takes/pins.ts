import type { TakeNote } from "#contract/productions/productions.ts";

/** Notes whose pins would lie over one another; `at` is the place of the first, from 0 to 1. */
export interface Pin {
  at: number;
  notes: readonly [TakeNote, ...TakeNote[]];
}

/** The pins of notes, which are in order of their moments; those less than `near` apart (0 to 1) share one. */
export function pinsOf(notes: readonly TakeNote[], seconds: number, near: number): Pin[] {
  const pins: Pin[] = [];
  for (const note of notes) {
    const at = Math.min(1, note.from / 1000 / Math.max(seconds, 0.001));
    const last = pins.at(-1);
    if (last && at - last.at < near) pins[pins.length - 1] = { ...last, notes: [...last.notes, note] };
    else pins.push({ at, notes: [note] });
  }
  return pins;
}

/** The note that is heard at a moment in ms: the last one that began, or whose span has not ended. */
export const noteAt = (notes: readonly TakeNote[], time: number): TakeNote | undefined =>
  notes.findLast(({ from, to }) => from <= time && (to === null || time <= to)) ??
  notes.findLast(({ from }) => from <= time);
