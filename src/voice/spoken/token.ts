import type { Pause } from "./pauses.ts";

/** The languages whose reading rules are known here. */
export type SpokenLanguage = "TURKISH" | "ENGLISH";

/** A piece of a text: what is said for it, or the pause that it makes. */
export interface SpokenToken {
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** Empty for a pause. A comma in it parts groups of a phone number. */
  said: string;
  pause: Pause | undefined;
}

/** Reads what stands at `at`: what is said for it and where it ends; undefined when it is something else. */
export type Reader = (text: string, at: number) => { said: string; end: number } | undefined;
