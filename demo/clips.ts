import type { AgeRange, Gender, Language, Transcript, VoiceColor } from "#contract/voices.ts";
import generated from "./clips.json" with { type: "json" };

/** One generated recording in `demo/audio`; its sound is measured as in contract/voices.ts. */
export type DemoClip = {
  file: string;
  language: Language;
  gender: Gender;
  ageRange: AgeRange;
  voiceColors: VoiceColor[];
  seconds: number;
  peaks: string;
  loudness: number;
  truePeak: number;
  transcript: Transcript;
};

export const demoClips = generated as DemoClip[];
