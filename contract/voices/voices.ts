import { Type, type Static, type TOptional, type TSchema } from "typebox";
import { specifiedGroups, type ArtistGroup, type SpecifiedGroup } from "#contract/constants/artist-fields.ts";
import {
  ageRanges,
  filterGroups,
  filterValues,
  genders,
  languages,
  sampleKinds,
  voiceColors,
  voiceOrders,
  type FilterGroup,
} from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import { pageOf, pagingQuery } from "#contract/paging.ts";

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

/** The schemas; whichever is not named, as only some servers know it, may be left out. */
export const optionalBut = <T extends Record<string, TSchema>, N extends keyof T>(
  schemas: T,
  named: readonly N[],
): { [K in keyof T]: K extends N ? T[K] : TOptional<T[K]> } =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      named.some((one) => one === name) ? schema : Type.Optional(schema),
    ]),
  ) as { [K in keyof T]: K extends N ? T[K] : TOptional<T[K]> };

/** What is known of a voice's artist, by the groups that the library is filtered by. */
const valuesOfArtist = {
  gender: Gender,
  voiceColorNames: Type.Array(VoiceColor),
  languageNames: Type.Array(Language),
  ageRangeNames: Type.Array(AgeRange),
} satisfies Record<ArtistGroup, TSchema>;

/**
 * One sample. `peaks` is 128 bars, each the loudest of its window, as 256 hex characters; it and what follows are our
 * server's own. `loudness` is integrated (EBU R128, in LUFS), `truePeak` in dBTP; both are null until they are measured,
 * and in silence. `language` is the BCP 47 tag of what is heard; null where it is not known, and
 * `titleLanguage` that of the title. `title`, `titleLanguage`, `kind` and `sampleCount` (how many samples of its artist are
 * visible) are of the feature `catalogue`.
 */
export const Voice = Type.Object({
  voiceId: Type.String(),
  voiceArtistName: Type.String(),
  voiceMp3: Type.String(),
  ...optionalBut<typeof valuesOfArtist, SpecifiedGroup>(valuesOfArtist, specifiedGroups),
  seconds: Type.Optional(nullable(Type.Number())),
  peaks: Type.Optional(nullable(Type.String())),
  transcript: Type.Optional(nullable(Transcript)),
  loudness: Type.Optional(nullable(Type.Number())),
  truePeak: Type.Optional(nullable(Type.Number())),
  language: Type.Optional(nullable(Type.String())),
  title: Type.Optional(Type.String()),
  titleLanguage: Type.Optional(nullable(Type.String())),
  kind: Type.Optional(Type.Enum([...sampleKinds])),
  sampleCount: Type.Optional(Type.Integer()),
});
export type Voice = Static<typeof Voice>;

/** The filters of the library: OR inside a group, AND between groups; no gender means all. */
export type VoiceFilters = { gender?: Gender | undefined } & {
  [G in Exclude<FilterGroup, "gender">]: (typeof filterValues)[G][number][];
};

const oneOrMore = <T extends TSchema>(item: T) =>
  Type.Optional(Type.Union([item, Type.Array(item, { maxItems: 64 })]));

/** The filters as they stand in a query string: repeated keys. */
export const filtersQuery = {
  gender: Type.Optional(Gender),
  voiceColorNames: oneOrMore(VoiceColor),
  ageRangeNames: oneOrMore(AgeRange),
  languageNames: oneOrMore(Language),
  kind: oneOrMore(Type.Enum([...sampleKinds])),
} satisfies Record<FilterGroup, TSchema>;

/** What is searched for, as it stands in a query string. */
export const wordsQuery = Type.String({ maxLength: limits.search.letters });

const voiceId = Type.String({ maxLength: limits.name });
const oneOrMoreIds = (most: number) => Type.Union([voiceId, Type.Array(voiceId, { maxItems: most })]);

/**
 * The query string as it stands in the address: repeated keys, numbers as digits. `q`, `order`, `seed` (of the shuffled
 * order) and `voiceId` are of the feature `search`; with `voiceId` the answer is these voices, in that order and on one
 * page, and nothing else is looked at; with `sameArtist`, of the feature `catalogue`, it is the visible voices of that
 * voice's artist in the artist's order.
 */
export const VoicesQuerystring = Type.Object(
  {
    ...filtersQuery,
    q: Type.Optional(wordsQuery),
    order: Type.Optional(Type.Enum([...voiceOrders])),
    seed: Type.Optional(Type.String({ pattern: "^\\d{1,6}$", description: `below ${limits.search.seed}` })),
    voiceId: Type.Optional(oneOrMoreIds(limits.search.voiceIds)),
    sameArtist: Type.Optional(voiceId),
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

/** One value that a word of a search names; a word may name several. */
export type UnderstoodWord = {
  [G in FilterGroup]: { word: string; group: G; value: (typeof filterValues)[G][number] };
}[FilterGroup];
export const UnderstoodWord = Type.Unsafe<UnderstoodWord>(
  Type.Union(
    filterGroups.map((group) =>
      Type.Object({
        word: Type.String(),
        group: Type.Literal(group),
        value: Type.Enum([...(filterValues[group] as readonly string[])]),
      }),
    ),
  ),
);

/** What a search would drop: a group of filters with all of its values, those that words name too, or a word or phrase. */
export const Dropped = Type.Union([
  Type.Object({ group: Type.Enum([...filterGroups]) }),
  Type.Object({ word: Type.String() }),
]);
export type Dropped = Static<typeof Dropped>;

/** As little as can be dropped for anything to be found, and how many voices that finds. */
export const WayOn = Type.Object({ dropped: Type.Array(Dropped), count: Type.Integer() });
export type WayOn = Static<typeof WayOn>;

/**
 * A page of the library; all but `content` and `totalPages` is our server's own. With `q`: `understood` are the words that
 * name filters, as they were typed and in their order, `text` is what is left of `q`, and `unknown` the words of it that no
 * voice has, which are not looked for. Where nothing is found, `waysOn` says what to drop, the most voices first. `heardElements` is how many voices
 * are heard in a filtered language; they stand first, the others only speak it.
 */
export const VoicePage = Type.Object({
  ...pageOf(Voice),
  totalElements: Type.Optional(Type.Integer()),
  facets: Type.Optional(VoiceFacets),
  understood: Type.Optional(Type.Array(UnderstoodWord)),
  text: Type.Optional(Type.String()),
  unknown: Type.Optional(Type.Array(Type.String())),
  waysOn: Type.Optional(Type.Array(WayOn)),
  heardElements: Type.Optional(Type.Integer()),
});
export type VoicePage = Static<typeof VoicePage>;

export const PaceQuerystring = Type.Object(
  {
    voiceId: oneOrMoreIds(limits.voicesPerOffer),
    language: Language,
  },
  { additionalProperties: false },
);

/** What the artists of the asked voices say in their samples of one language; `seconds` are those with a voice in them. */
export const VoicePaces = Type.Array(
  Type.Object({
    voiceId: Type.String(),
    samples: Type.Array(Type.Object({ text: Type.String(), seconds: Type.Number() })),
  }),
);
export type VoicePaces = Static<typeof VoicePaces>;
