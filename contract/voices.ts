import { Type, type Static, type TSchema } from "typebox";
import { limits } from "./limits.ts";

export const genders = ["Male", "Female"] as const;
export const languages = [
  "TURKISH",
  "ARABIC",
  "GERMAN",
  "ENGLISH",
  "FRENCH",
  "SPANISH",
  "ITALIAN",
  "RUSSIAN",
  "PERSIAN",
  "HINDI",
  "URDU",
  "PORTUGUESE",
  "FINNISH",
  "SWEDISH",
  "NORWEGIAN",
  "INDONESIAN",
  "VIETNAMESE",
  "KURDISH",
] as const;
export const voiceColors = [
  "DEEP",
  "HUSKY",
  "ENERGETIC",
  "POWERFUL",
  "CHARISMATIC",
  "PLAYFUL",
  "BRIGHT",
  "NATURAL",
  "WARM",
  "NARRATOR",
  "CALM",
  "CONFIDENT",
  "AUTHORITATIVE",
  "MELANCHOLIC",
  "COMPASSIONATE",
  "CELEBRITY",
] as const;
export const ageRanges = ["TEEN", "YOUNG_ADULT", "ADULT", "SENIOR"] as const;

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

/** One sample. `peaks` is 64 RMS bars as 128 hex characters; the last three fields are our server's own. */
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
    page: Type.Optional(
      Type.String({ pattern: "^\\d{1,5}$", description: `zero-based, at most ${limits.page}` }),
    ),
    size: Type.Optional(Type.String({ pattern: "^\\d{1,3}$", description: `1 to ${limits.pageSize.most}` })),
  },
  { additionalProperties: false },
);

const counts = Type.Record(Type.String(), Type.Integer());

/** How many voices each filter value would leave with the other groups applied. */
export const VoiceFacets = Type.Object({
  gender: counts,
  voiceColorNames: counts,
  ageRangeNames: counts,
  languageNames: counts,
});
export type VoiceFacets = Static<typeof VoiceFacets>;

/** A page of the library; `totalElements` and `facets` are our server's own. */
export const VoicePage = Type.Object({
  content: Type.Array(Voice),
  totalPages: Type.Integer(),
  totalElements: Type.Optional(Type.Integer()),
  facets: Type.Optional(VoiceFacets),
});
export type VoicePage = Static<typeof VoicePage>;
