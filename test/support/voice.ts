import type { Voice } from "#contract/voices.ts";

/** A voice with just the fields that every back end gives; `more` adds or replaces some. */
export const voiceOf = (voiceArtistName: string, more: Partial<Voice> = {}): Voice => ({
  voiceId: `voice-${voiceArtistName}`,
  voiceArtistName,
  voiceMp3: `/audio/${encodeURIComponent(voiceArtistName)}.mp3`,
  gender: "Female",
  voiceColorNames: ["NATURAL"],
  languageNames: ["TURKISH"],
  ageRangeNames: ["ADULT"],
  ...more,
});
