import type { GuestNote } from "#contract/guest.ts";

/** Notes that stand at one place of the waveform. */
export interface Pin {
  /** Counted from one, in the order of moments, of its first note. */
  number: number;
  notes: GuestNote[];
  /** Where it stands, as a fraction. */
  place: number;
}

/** The pins of a waveform; those that would overlap, nearer than `gap` as a fraction, become one. */
export function joinPins(notes: readonly GuestNote[], seconds: number, gap: number): Pin[] {
  const pins: Pin[] = [];
  const ordered = notes.toSorted((a, b) => a.seconds - b.seconds);
  for (const [index, note] of ordered.entries()) {
    const place = Math.min(1, note.seconds / Math.max(1, seconds));
    const last = pins.at(-1);
    if (last && place - last.place < gap) last.notes.push(note);
    else pins.push({ number: index + 1, notes: [note], place });
  }
  return pins;
}
