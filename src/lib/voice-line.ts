import { i18n } from "@lingui/core";
import type { Voice } from "#contract/voices.ts";
import { ageRangeYears, genderNames } from "./enumerations.ts";

/** "Female · 31–50", under a voice's name; a component that calls it also calls `useLingui()`. */
export const voiceLine = ({ gender, ageRangeNames }: Pick<Voice, "gender" | "ageRangeNames">): string =>
  [i18n._(genderNames[gender]), ageRangeNames.map((range) => ageRangeYears[range]).join(", ")]
    .filter(Boolean)
    .join(" · ");
