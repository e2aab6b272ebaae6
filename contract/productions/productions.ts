import { Type, type Static, type TSchema } from "typebox";
import { offerTurns } from "#contract/constants/values/offers.ts";
import { limits } from "#contract/constants/limits.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import {
  productionStates,
  takeFailures,
  takeFormats,
  takeStates,
} from "#contract/constants/values/productions.ts";
import { Day, Moment } from "#contract/moment.ts";

const strict = { additionalProperties: false };
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const id = Type.String({ minLength: 1, maxLength: limits.name });
const count = Type.Integer();
/** In milliseconds from the beginning of the take. */
const place = Type.Integer({ minimum: 0, maximum: productionLimits.takeSeconds * 1000 });
const title = Type.String({ minLength: 1, maxLength: productionLimits.title });
const sha256 = Type.String();

/**
 * What was measured of a take: LUFS and dBTP, null in silence; seconds of silence at its head and tail, and without it; channels
 * that are silent, from 1. Clients are told loudness and peak alone.
 */
export const TakeChecks = Type.Object({
  loudness: orNull(Type.Number()),
  truePeak: orNull(Type.Number()),
  clippedSamples: Type.Optional(count),
  headSilence: Type.Optional(Type.Number()),
  tailSilence: Type.Optional(Type.Number()),
  silentChannels: Type.Optional(Type.Array(count)),
  spokenSeconds: Type.Optional(Type.Number()),
});
export type TakeChecks = Static<typeof TakeChecks>;

/**
 * One recording that the agency hands over: `round` is the one in which it is or will be handed over, `replaces` the take that it
 * stands for. What the file holds is null until it is `ready`, and `failure` says why it never will be.
 */
export const Take = Type.Object({
  takeId: Type.String(),
  place: count,
  title: Type.String(),
  round: count,
  voiceId: orNull(Type.String()),
  replaces: orNull(Type.String()),
  fileName: Type.String(),
  bytes: count,
  state: Type.Enum([...takeStates]),
  failure: orNull(Type.Enum([...takeFailures])),
  sha256: orNull(sha256),
  format: orNull(Type.Enum([...takeFormats])),
  seconds: orNull(Type.Number()),
  channels: orNull(count),
  sampleRate: orNull(count),
  /** Null where the format has none. */
  bitDepth: orNull(count),
  checks: orNull(TakeChecks),
  peaks: orNull(Type.String()),
  openNotes: count,
});
export type Take = Static<typeof Take>;

/** Where the work on an accepted offer stands: rounds begun, and those that belong to the terms. */
export const ProductionStanding = Type.Object({
  state: Type.Enum([...productionStates]),
  round: count,
  roundsIncluded: count,
  turn: orNull(Type.Enum([...offerTurns])),
});
export type ProductionStanding = Static<typeof ProductionStanding>;

/** The client's word that these takes, byte for byte, are final. `fileName` is what each is downloaded as. */
export const Approval = Type.Object({
  at: Moment,
  by: Type.String(),
  takes: Type.Array(Type.Object({ takeId: Type.String(), sha256, fileName: Type.String() })),
});
export type Approval = Static<typeof Approval>;

/**
 * The work on an accepted offer, its takes in order. `openedAt` is when the client opened what was handed over last, null before;
 * `sharesOriginals` whether files may be downloaded before they are approved; `keptUntil` the day when they are deleted, and
 * `keptDays` how many days after an approval that is. `mailed` is for owners alone: how many of the client's people are told by
 * mail when takes are handed over.
 */
export const Production = Type.Object({
  ...ProductionStanding.properties,
  takes: Type.Array(Take),
  handedOverAt: orNull(Moment),
  openedAt: orNull(Moment),
  sharesOriginals: Type.Boolean(),
  approval: orNull(Approval),
  keptUntil: orNull(Day),
  keptDays: count,
  mailed: Type.Optional(count),
  remindedAt: orNull(Moment),
});
export type Production = Static<typeof Production>;

/** A file that was sent in parts becomes a take; its title is its name without the ending unless given. */
export const TakeDraft = Type.Object(
  {
    uploadId: id,
    title: Type.Optional(title),
    voiceId: Type.Optional(orNull(id)),
    replaces: Type.Optional(orNull(id)),
  },
  strict,
);
export type TakeDraft = Static<typeof TakeDraft>;

/** What of a take can be changed that was never handed over; `place` counts from 0 among those of its round. */
export const TakeChange = Type.Partial(
  Type.Object({
    title,
    place: Type.Integer({ minimum: 0, maximum: productionLimits.takesARound }),
    replaces: orNull(id),
  }),
  { ...strict, minProperties: 1 },
);
export type TakeChange = Static<typeof TakeChange>;

const said = { side: Type.Enum([...offerTurns]), by: Type.String(), at: Moment };

/**
 * A remark at a moment, or from one to another, of a take. `number` counts through the production; `isOwn` tells whether its
 * reader may still change it: its author may until the round is answered. `guestName` is whose remark the client took over.
 */
export const TakeNote = Type.Object({
  noteId: Type.String(),
  takeId: Type.String(),
  number: count,
  round: count,
  from: count,
  to: orNull(count),
  text: Type.String(),
  ...said,
  guestName: orNull(Type.String()),
  isOwn: Type.Boolean(),
  resolved: orNull(Type.Object({ by: Type.String(), at: Moment })),
  replies: Type.Array(Type.Object({ ...said, text: Type.String() })),
});
export type TakeNote = Static<typeof TakeNote>;

/** The notes of a take, in order of their moments. */
export const TakeNotes = Type.Object({ notes: Type.Array(TakeNote) });
export type TakeNotes = Static<typeof TakeNotes>;

const note = Type.String({ minLength: 1, maxLength: productionLimits.note });

export const NoteDraft = Type.Object({ from: place, to: Type.Optional(orNull(place)), text: note }, strict);
export type NoteDraft = Static<typeof NoteDraft>;

/** One change of a note: its text, whether it is resolved, or a reply. */
export const NoteChange = Type.Union([
  Type.Object({ text: note }, strict),
  Type.Object({ resolved: Type.Boolean() }, strict),
  Type.Object({ reply: Type.String({ minLength: 1, maxLength: productionLimits.reply }) }, strict),
]);
export type NoteChange = Static<typeof NoteChange>;
