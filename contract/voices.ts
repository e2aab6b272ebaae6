import { Type, type Static, type TSchema } from "typebox";
import {
  ageRanges,
  filterGroups,
  genders,
  languages,
  voiceColors,
  type FilterGroup,
} from "./enumerations.ts";
import { pageOf, pagingQuery } from "./paging.ts";

export const Gender = Type.Enum([...genders]);
export type Gender = (typeof genders)[number];
export const Language = Type.Enum([...languages]);
export type Language = (typeof languages)[number];
export const VoiceColor = Type.Enum([...voiceColors]);
export type VoiceColor = (typeof voiceColors)[number];
export const AgeRange = Type.Enum([...ageRanges]);
export type AgeRange = (typeof ageRanges)[number];

const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** What is said in a sample; `language` is a BCP 47 tag. */
export const Transcript = Type.Object({ text: Type.String(), language: Type.String() });
export type Transcript = Static<typeof Transcript>;

/**
 * One sample. `peaks` is 128 bars, each the loudest of its window, as 256 hex characters; the last three fields are our
 * server's own.
 */
export const Voice = Type.Object({
  voiceId: Type.String(),
  voiceArtistName: Type.String(),
  voiceMp3: Type.String(),
  gender: Gender,
  voiceColorNames: Type.Array(VoiceColor),
  languageNames: Type.Array(Language),
  ageRangeNames: Type.Array(AgeRange),
  seconds: Type.Optional(nullable(Type.Number())),
  peaks: Type.Optional(nullable(Type.String())),
  transcript: Type.Optional(nullable(Transcript)),
});
export type Voice = Static<typeof Voice>;

/** The filters of the library: OR inside a group, AND between groups; no gender means all. */
export interface VoiceFilters {
  gender?: Gender | undefined;
  voiceColorNames: VoiceColor[];
  ageRangeNames: AgeRange[];
  languageNames: Language[];
}

const oneOrMore = <T extends TSchema>(item: T) =>
  Type.Optional(Type.Union([item, Type.Array(item, { maxItems: 64 })]));

/** The query string as it stands in the address: repeated keys, numbers as digits. */
export const VoicesQuerystring = Type.Object(
  {
    gender: Type.Optional(Gender),
    voiceColorNames: oneOrMore(VoiceColor),
    ageRangeNames: oneOrMore(AgeRange),
    languageNames: oneOrMore(Language),
    ...pagingQuery,
  },
  { additionalProperties: false },
);

const counts = Type.Record(Type.String(), Type.Integer());

/** How many voices each filter value would leave with the other groups applied. */
export const VoiceFacets = Type.Object(
  Object.fromEntries(filterGroups.map((group) => [group, counts])) as Record<FilterGroup, typeof counts>,
);
export type VoiceFacets = Static<typeof VoiceFacets>;

/** A page of the library; `totalElements` and `facets` are our server's own. */
export const VoicePage = Type.Object({
  ...pageOf(Voice),
  totalElements: Type.Optional(Type.Integer()),
  facets: Type.Optional(VoiceFacets),
});
export type VoicePage = Static<typeof VoicePage>;
