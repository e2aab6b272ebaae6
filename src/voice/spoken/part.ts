import type { Pause } from "./pauses.ts";

/** A piece of a text with what it weighs. */
export interface Part {
  start: number;
  end: number;
  /** Long syllables count for more than one (`weighSyllables`). */
  syllables: number;
  pause: Pause | undefined;
  /** Short pauses inside it, between the groups of a phone number. */
  groups?: number;
}

/** A text taken apart once; how long it takes is asked for every voice. */
export interface MeasuredText {
  parts: Part[];
  syllables: number;
  /** By letters, because the rules of the language are not known here. */
  isRough: boolean;
}
