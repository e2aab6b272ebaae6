import { i18n } from "@lingui/core";
import { ageRangeYears, genderNames } from "./enumerations.ts";
import type { ShownVoice } from "./voice.ts";

/** "Female · 31–50", under a voice's name; a component that calls it also calls `useLingui()`. */
export const voiceLine = ({ gender, ageRangeNames }: Pick<ShownVoice, "gender" | "ageRangeNames">): string =>
  [gender && i18n._(genderNames[gender]), ageRangeNames.map((range) => ageRangeYears[range]).join(", ")]
    .filter(Boolean)
    .join(" · ");
