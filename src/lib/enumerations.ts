import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AgeRange, Gender, Language, VoiceColor } from "#contract/voices.ts";

/** One table an enumeration: the values in their order, with the words for each. */
export const genderNames: Record<Gender, MessageDescriptor> = {
  Male: msg`Male`,
  Female: msg`Female`,
};

export const languageNames: Record<Language, MessageDescriptor> = {
  TURKISH: msg`Turkish`,
  ARABIC: msg`Arabic`,
  GERMAN: msg`German`,
  ENGLISH: msg`English`,
  FRENCH: msg`French`,
  SPANISH: msg`Spanish`,
  ITALIAN: msg`Italian`,
  RUSSIAN: msg`Russian`,
  PERSIAN: msg`Persian`,
  HINDI: msg`Hindi`,
  URDU: msg`Urdu`,
  PORTUGUESE: msg`Portuguese`,
  FINNISH: msg`Finnish`,
  SWEDISH: msg`Swedish`,
  NORWEGIAN: msg`Norwegian`,
  INDONESIAN: msg`Indonesian`,
  VIETNAMESE: msg`Vietnamese`,
  KURDISH: msg`Kurdish`,
};

export const voiceColorNames: Record<VoiceColor, MessageDescriptor> = {
  DEEP: msg`Deep`,
  HUSKY: msg`Husky`,
  ENERGETIC: msg`Energetic`,
  POWERFUL: msg`Powerful`,
  CHARISMATIC: msg`Charismatic`,
  PLAYFUL: msg`Playful`,
  BRIGHT: msg`Bright`,
  NATURAL: msg`Natural`,
  WARM: msg`Warm`,
  NARRATOR: msg`Narrator`,
  CALM: msg`Calm`,
  CONFIDENT: msg`Confident`,
  AUTHORITATIVE: msg`Authoritative`,
  MELANCHOLIC: msg`Melancholic`,
  COMPASSIONATE: msg`Compassionate`,
  CELEBRITY: msg`Celebrity`,
};

export const ageRangeNames: Record<AgeRange, MessageDescriptor> = {
  TEEN: msg`Child and teen (8–18)`,
  YOUNG_ADULT: msg`Young adult (19–30)`,
  ADULT: msg`Adult (31–50)`,
  SENIOR: msg`Senior (51+)`,
};

/** The same ranges as a card shows them; digits read alike in both languages. */
export const ageRangeYears: Record<AgeRange, string> = {
  TEEN: "8–18",
  YOUNG_ADULT: "19–30",
  ADULT: "31–50",
  SENIOR: "51+",
};

const valuesOf = <T extends string>(table: Record<T, unknown>) => Object.keys(table) as T[];

export const genders = valuesOf(genderNames);
export const languages = valuesOf(languageNames);
export const voiceColors = valuesOf(voiceColorNames);
export const ageRanges = valuesOf(ageRangeNames);
