import type { Voice } from "#contract/voices/voices.ts";

const languages = ["TURKISH", "ENGLISH", "GERMAN"] as const;
const genders = ["Female", "Male"] as const;
const clips = ["tr-01.mp3", "tr-02.mp3", "en-01.mp3"];

/** Fifty voices with just the fields that every back end has; the second one's sample is dead. All but every sixteenth are warm. */
export const fiftyVoices = (audioOrigin: string): Voice[] =>
  Array.from({ length: 50 }, (_, nth) => ({
    voiceId: `v${nth + 1}`,
    voiceArtistName: `Sanatçı ${nth + 1}`,
    voiceMp3: `${audioOrigin}/${nth === 1 ? "dead" : nth + 1}/${clips[nth % clips.length]}`,
    gender: genders[nth % 2] ?? "Female",
    voiceColorNames: nth % 16 === 15 ? ["DEEP"] : ["WARM"],
    languageNames: [languages[nth % 3] ?? "TURKISH"],
    ageRangeNames: ["ADULT"],
  }));

const oneOf = (wanted: string[], held: readonly string[]) =>
  wanted.length === 0 || wanted.some((value) => held.includes(value));

/** OR inside a group, AND between groups. */
export const matches = (voice: Voice, query: URLSearchParams): boolean =>
  oneOf(query.getAll("gender"), [voice.gender]) &&
  oneOf(query.getAll("voiceColorNames"), voice.voiceColorNames) &&
  oneOf(query.getAll("languageNames"), voice.languageNames) &&
  oneOf(query.getAll("ageRangeNames"), voice.ageRangeNames);
