import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AgeRange, Gender, VoiceColor } from "#contract/voices/voices.ts";
import type { ShownVoice } from "./voice.ts";

// One table per enumeration: its values in order, each with its message.

// lingui-set comment="Of a voice"
export const genderNames: Record<Gender, MessageDescriptor> = {
  Male: msg`Male`,
  Female: msg`Female`,
};

// lingui-set comment="A color: how a voice sounds"
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

// lingui-set comment="How old a voice sounds, in years"
export const ageRangeNames: Record<AgeRange, MessageDescriptor> = {
  TEEN: msg`Child and teen (8–18)`,
  YOUNG_ADULT: msg`Young adult (19–30)`,
  ADULT: msg`Adult (31–50)`,
  SENIOR: msg`Senior (51+)`,
};
// lingui-reset

/** The ranges as a card shows them; digits need no translation. */
export const ageRangeYears: Record<AgeRange, string> = {
  TEEN: "8–18",
  YOUNG_ADULT: "19–30",
  ADULT: "31–50",
  SENIOR: "51+",
};

/** "Female · 31–50", shown under a voice's name. A component that calls it also calls `useLingui()`. */
export const voiceLine = ({
  gender,
  ageRangeNames: ranges,
}: Pick<ShownVoice, "gender" | "ageRangeNames">): string =>
  [gender && i18n._(genderNames[gender]), ranges.map((range) => ageRangeYears[range]).join(", ")]
    .filter(Boolean)
    .join(" · ");
