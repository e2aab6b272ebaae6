import type { VoiceColor } from "#contract/voices/voices.ts";

/** The hue of each voice colour, in degrees. */
const hues: Record<VoiceColor, number> = {
  DEEP: 206,
  HUSKY: 250,
  ENERGETIC: 342,
  POWERFUL: 4,
  CHARISMATIC: 282,
  PLAYFUL: 104,
  BRIGHT: 48,
  NATURAL: 164,
  WARM: 18,
  NARRATOR: 26,
  CALM: 201,
  CONFIDENT: 232,
  AUTHORITATIVE: 258,
  MELANCHOLIC: 220,
  COMPASSIONATE: 328,
  CELEBRITY: 38,
};

/** The hue of the first voice colour; without any, that of NATURAL. */
export const hueOf = (colors: readonly VoiceColor[]): number => hues[colors[0] ?? "NATURAL"];
