import { Type, type Static, type TSchema } from "typebox";
import { specifiedFields, type ArtistField, type SpecifiedField } from "./constants/artist-fields.ts";
import {
  ageRanges,
  artistOrders,
  artistStates,
  artistStateWrites,
  languages,
  voiceColors,
} from "./constants/enumerations.ts";
import { HistoryEntry } from "./history.ts";
import { limits } from "./constants/limits.ts";
import { Moment } from "./moment.ts";
import { pageOf, pagingQuery } from "./paging.ts";
import { NewSample, Sample, SampleWrite } from "./samples.ts";
import { AgeRange, Gender, Language, optionalBut, Voice, VoiceColor } from "./voices/voices.ts";

const name = Type.String({ minLength: 1, maxLength: limits.name });
const voiceMp3 = Type.String({ minLength: 1, maxLength: limits.text });
const strict = { additionalProperties: false };

const fields = {
  name,
  age: Type.Integer({ minimum: limits.age.least, maximum: limits.age.most }),
  gender: Gender,
  voiceColors: Type.Array(VoiceColor, { uniqueItems: true, maxItems: voiceColors.length }),
  languages: Type.Array(Language, { uniqueItems: true, maxItems: languages.length }),
  ageRanges: Type.Array(AgeRange, { uniqueItems: true, maxItems: ageRanges.length }),
} satisfies Record<ArtistField, TSchema>;

/** The fields in the calls that every back end has: what a caller does not know it leaves out. */
const sentFields = optionalBut<typeof fields, SpecifiedField>(fields, specifiedFields);

/** What a card shows of a sound; our server's own. */
const sound = Type.Pick(Voice, ["seconds", "peaks", "transcript"]).properties;

/** A voice entry of an artist as it is read. */
export const ArtistVoice = Type.Object({ voiceId: Type.String(), voiceMp3: Type.String(), ...sound });
export type ArtistVoice = Static<typeof ArtistVoice>;

export const VoiceArtist = Type.Object({ ...fields, voices: Type.Array(ArtistVoice) });
export type VoiceArtist = Static<typeof VoiceArtist>;

/**
 * A new artist: one voice entry when a sample was given, else none. With the feature `catalogue`, `samples` may say all of
 * them instead, and `voices` is empty: the artist is then a draft until one of them is published.
 */
export const VoiceArtistDraft = Type.Object(
  {
    ...sentFields,
    voices: Type.Array(Type.Object({ voiceMp3 }, strict), { maxItems: 20 }),
    samples: Type.Optional(Type.Array(NewSample, { maxItems: limits.sample.most })),
  },
  strict,
);
export type VoiceArtistDraft = Static<typeof VoiceArtistDraft>;

/**
 * `artistName` is the present name, `name` the one to have; a voice entry reuses its `voiceId`. An artist may be sent back
 * as it was read: what it says of a sound is ignored.
 */
export const VoiceArtistUpdate = Type.Object(
  {
    artistName: name,
    ...sentFields,
    voices: Type.Array(
      Type.Object({ voiceId: Type.String({ maxLength: limits.name }), voiceMp3, ...sound }, strict),
      { maxItems: 20 },
    ),
  },
  strict,
);
export type VoiceArtistUpdate = Static<typeof VoiceArtistUpdate>;

// What follows is of the feature `catalogue`.

const orNull = Type.Union([Type.String(), Type.Null()]);
const artistId = Type.String({ maxLength: limits.name });

/** Who changed something last; null for the server, and for who is gone. */
const changed = { changedAt: Moment, changedBy: orNull };

/** An artist as owners keep it: everything, the samples in their order. */
export const KeptArtist = Type.Object({
  artistId,
  ...fields,
  state: Type.Enum([...artistStates]),
  samples: Type.Array(Sample),
  /** Whether it can be erased: archived, and no offer names it. */
  canBeErased: Type.Boolean(),
  ...changed,
});
export type KeptArtist = Static<typeof KeptArtist>;

/**
 * What an owner saves: fields that are left out stay. `samples` stand in their new order; those that are not named stay
 * behind them. `removed` are erased; 409 where an offer names one.
 */
export const KeptArtistWrite = Type.Object(
  {
    ...Type.Partial(Type.Object(fields)).properties,
    samples: Type.Optional(Type.Array(SampleWrite, { maxItems: limits.sample.most })),
    removed: Type.Optional(Type.Array(artistId, { maxItems: limits.sample.most, uniqueItems: true })),
  },
  strict,
);
export type KeptArtistWrite = Static<typeof KeptArtistWrite>;

/** A row of the owners' table. */
export const ListedArtist = Type.Object({
  artistId,
  ...Type.Omit(Type.Object(fields), ["age"]).properties,
  state: Type.Enum([...artistStates]),
  samples: Type.Integer(),
  publishedSamples: Type.Integer(),
  /** The last day of the consent that ends first, among those that end within 30 days or have ended. */
  consentEnds: orNull,
  ...changed,
});
export type ListedArtist = Static<typeof ListedArtist>;

const oneOrMore = <T extends TSchema>(item: T) =>
  Type.Optional(Type.Union([item, Type.Array(item, { maxItems: 64 })]));

/** The query string of the owners' table. */
export const ArtistsQuerystring = Type.Object(
  {
    state: oneOrMore(Type.Enum([...artistStates])),
    language: oneOrMore(Language),
    /** Only artists whose consent ends within 30 days or has ended. */
    consent: Type.Optional(Type.Literal("ending")),
    q: Type.Optional(Type.String({ maxLength: limits.name })),
    order: Type.Optional(Type.Enum([...artistOrders])),
    ...pagingQuery,
  },
  strict,
);

/** A page of the table; `states` counts all artists that the other filters leave, by their state. */
export const ArtistPage = Type.Object({
  ...pageOf(ListedArtist),
  states: Type.Record(Type.String(), Type.Integer()),
});
export type ArtistPage = Static<typeof ArtistPage>;

/** `publish` also publishes draft samples with valid consent; `restore` brings an archived artist back, hidden. */
export const ArtistStateWrite = Type.Object(
  {
    artistIds: Type.Array(artistId, { minItems: 1, maxItems: limits.artistsAtOnce, uniqueItems: true }),
    to: Type.Enum([...artistStateWrites]),
  },
  strict,
);
export type ArtistStateWrite = Static<typeof ArtistStateWrite>;

/** What became of each artist, in the order asked; `problem` is the sentence of why it stayed as it was. */
export const ArtistStateResults = Type.Object({
  results: Type.Array(
    Type.Object({
      artistId,
      state: Type.Union([Type.Enum([...artistStates]), Type.Null()]),
      problem: orNull,
    }),
  ),
});
export type ArtistStateResults = Static<typeof ArtistStateResults>;

/**
 * One changed value; `sample` is the title of the sample that it is of and `voiceId` its id, else both are null. Fields are
 * those of `KeptArtist` and, of a sample, those of `SampleWrite`; besides `order` (of the samples that stay, as ids), and of
 * a sample `added` and `removed`, whose value is its URL. An older server's entries name `voices`.
 */
const Change = Type.Object({
  field: Type.String(),
  sample: orNull,
  voiceId: orNull,
  before: Type.Unknown(),
  after: Type.Unknown(),
});

/** An entry of an artist's history; those that hold all values of then can be restored. */
export const ArtistHistoryEntry = Type.Object({
  ...Type.Pick(HistoryEntry, ["id", "at", "action", "actor"]).properties,
  changes: Type.Array(Change),
  canBeRestored: Type.Boolean(),
});
export type ArtistHistoryEntry = Static<typeof ArtistHistoryEntry>;

export const ArtistHistoryPage = Type.Object(pageOf(ArtistHistoryEntry));
export type ArtistHistoryPage = Static<typeof ArtistHistoryPage>;

/** The entry whose values are to be had again, but for state and consent. */
export const ArtistRestore = Type.Object({ entryId: Type.String({ maxLength: limits.name }) }, strict);
