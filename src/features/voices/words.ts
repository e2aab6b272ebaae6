import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ageRangeNames, genderNames, languageNames, voiceColorNames } from "#src/lib/enumerations.ts";
import type { FilterGroup } from "./filters.ts";

export const groupNames: Record<FilterGroup, MessageDescriptor> = {
  gender: msg`Gender`,
  voiceColorNames: msg`Voice colors`,
  languageNames: msg`Languages`,
  ageRangeNames: msg`Age ranges`,
};

/** The words for a value of any group, with the value itself where there are none. */
const words: Record<string, MessageDescriptor> = {
  ...genderNames,
  ...voiceColorNames,
  ...languageNames,
  ...ageRangeNames,
};

export const wordsOf = (value: string): MessageDescriptor => words[value] ?? { id: value };
