import type { AgeRange, Gender, Language, Transcript, VoiceColor } from "#contract/voices.ts";
import generated from "./clips.json" with { type: "json" };

/** One generated recording in `server/demo/audio`; `peaks` is 64 RMS bars as 128 hex characters. */
export type DemoClip = {
  file: string;
  language: Language;
  gender: Gender;
  ageRange: AgeRange;
  voiceColors: VoiceColor[];
  seconds: number;
  peaks: string;
  transcript: Transcript;
};

export const demoClips = generated as DemoClip[];
