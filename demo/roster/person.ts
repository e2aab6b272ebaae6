import type { AgeRange, Gender, Language, VoiceColor } from "#contract/voices.ts";

/** An artist before the voices: `clip` is the file of the first sample, null for an artist without one. */
export type DemoPerson = {
  name: string;
  age: number;
  gender: Gender;
  voiceColors: VoiceColor[];
  languages: Language[];
  ageRanges: AgeRange[];
  clip: string | null;
};
