import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FilterGroup } from "#contract/constants/enumerations.ts";
import { languageNames } from "#src/voice/language-names.ts";
import { ageRangeNames, genderNames, voiceColorNames } from "#src/voice/words.ts";

export const groupNames: Record<FilterGroup, MessageDescriptor> = {
  gender: msg`Gender`,
  voiceColorNames: msg`Voice colors`,
  languageNames: msg`Languages`,
  ageRangeNames: msg`Age ranges`,
};

const labels: Record<string, MessageDescriptor> = {
  ...genderNames,
  ...voiceColorNames,
  ...languageNames,
  ...ageRangeNames,
};

/** The message for a value of any group; the value itself if it has none. */
export const labelOf = (value: string): MessageDescriptor => labels[value] ?? { id: value };
