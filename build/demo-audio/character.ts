import type { AgeRange, Gender, VoiceColor } from "#contract/voices/voices.ts";

/** How espeak-ng and ffmpeg make a voice. */
export type Sound = {
  /** espeak-ng's variant, such as "f3" */
  variant: string;
  /** espeak-ng's pitch and pitch range, 0 to 99 */
  pitch: number;
  range: number;
  /** words a minute */
  rate: number;
  /** above 1 a smaller throat, below 1 a larger one; the length stays */
  throat?: number;
  /** share of a whispered copy laid under the voice, for husky ones */
  breath?: number;
  /** gain in dB below 220 Hz, and above 3.5 kHz */
  bass?: number;
  treble?: number;
};

/** One manner of speaking, and what the catalogue says of it. */
export type Character = {
  gender: Gender;
  ageRange: AgeRange;
  voiceColors: VoiceColor[];
  sound: Sound;
};
