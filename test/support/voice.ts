import type { ArtistFields } from "#contract/constants/artist-fields.ts";
import type { Voice } from "#contract/voices/voices.ts";

/** An artist of whom nothing in particular matters. */
export const someArtist: ArtistFields = {
  name: "Ayla Şenol",
  age: 30,
  gender: "Female",
  voiceColors: ["WARM"],
  languages: ["TURKISH"],
  ageRanges: ["ADULT"],
};

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
