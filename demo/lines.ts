import type { AgeRange, Gender, Language, Transcript, VoiceColor } from "#contract/voices/voices.ts";
import generated from "./lines.json" with { type: "json" };

/** What is said in a clip, and of whom it sounds: `line` is its name, such as "tr-01". */
export interface DemoLine {
  line: string;
  language: Language;
  gender: Gender;
  ageRange: AgeRange;
  voiceColors: VoiceColor[];
  transcript: Transcript;
}

export const demoLines = generated as DemoLine[];

/** The line of that name; one that was never written is our own mistake. */
export function lineOf(name: string): DemoLine {
  const found = demoLines.find(({ line }) => line === name);
  if (!found) throw new Error(`The demo has no line ${name}.`);
  return found;
}
