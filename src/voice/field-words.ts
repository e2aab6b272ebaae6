import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ArtistField, EnumerationField, FieldValue } from "#contract/constants/artist-fields.ts";
import { languageNames } from "./language-names.ts";
import { ageRangeNames, genderNames, voiceColorNames } from "./words.ts";

// lingui-set comment="A field of an artist: its label in forms, filters and the record"
export const artistFieldWords: Record<ArtistField, MessageDescriptor> = {
  name: msg`Name`,
  age: msg`Age`,
  gender: msg`Gender`,
  voiceColors: msg`Voice colors`,
  languages: msg`Languages`,
  ageRanges: msg`Age ranges`,
};
// lingui-reset

// lingui-set comment="What kind of quality a suggestion is"
export const fieldKindWords: Record<EnumerationField, MessageDescriptor> = {
  gender: msg`Gender`,
  voiceColors: msg`Voice color`,
  languages: msg`Language`,
  ageRanges: msg`Age range`,
};
// lingui-reset

/** The words of the values of each field that holds an enumeration, in order. */
export const fieldValueWords: {
  [F in EnumerationField]: Record<FieldValue<F>, MessageDescriptor>;
} = {
  gender: genderNames,
  voiceColors: voiceColorNames,
  languages: languageNames,
  ageRanges: ageRangeNames,
};
