import { Type, type Static, type TSchema } from "typebox";
import { limits } from "./constants/limits.ts";
import { listLimits } from "./constants/list-limits.ts";
import { Moment } from "./moment.ts";
import { Voice } from "./voices/voices.ts";

const strict = { additionalProperties: false };
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const name = Type.String({ minLength: 1, maxLength: limits.name });
const voiceId = Type.String({ minLength: 1, maxLength: limits.name });
const voiceIds = Type.Array(voiceId, { minItems: 1, maxItems: listLimits.voices, uniqueItems: true });

/** `visibleTo`: a client's list is its own, an owner's is all owners'. `changedAt` is ISO 8601, UTC. */
const shown = {
  listId: Type.String(),
  name: Type.String(),
  changedAt: Moment,
  visibleTo: Type.Enum(["you", "owners"]),
};

/** A list among the others. `count` is of all its voices, `portraits` are of the first that are visible today. */
export const VoiceList = Type.Object({
  ...shown,
  count: Type.Integer(),
  portraits: Type.Array(Type.Pick(Voice, ["voiceId", "voiceArtistName", "voiceColorNames"]), {
    maxItems: listLimits.portraits,
  }),
  /** How many of the asked voices stand in it; only where some were asked for. */
  holds: Type.Optional(Type.Integer()),
});
export type VoiceList = Static<typeof VoiceList>;

/** The caller's lists, newest change first; deleted ones are not among them. */
export const VoiceLists = Type.Object({ lists: Type.Array(VoiceList) });
export type VoiceLists = Static<typeof VoiceLists>;

export const ListsQuerystring = Type.Object(
  {
    voiceId: Type.Optional(
      Type.Union([voiceId, Type.Array(voiceId, { maxItems: limits.search.voiceIds })], {
        description: "repeated: each list then tells in `holds` how many of these voices stand in it",
      }),
    ),
  },
  strict,
);

/** A voice of a list; `voice` is null while it is not visible. */
export const ListEntry = Type.Object({
  voiceId: Type.String(),
  note: Type.String(),
  voice: orNull(Voice),
});
export type ListEntry = Static<typeof ListEntry>;

/** One list with its voices in their order. */
export const VoiceListDetails = Type.Object({ ...shown, entries: Type.Array(ListEntry) });
export type VoiceListDetails = Static<typeof VoiceListDetails>;

/** A new list: of these voices, or the same voices and notes as another of the caller's lists. */
export const ListDraft = Type.Union([
  Type.Object({ name, voiceIds: Type.Optional(voiceIds) }, strict),
  Type.Object({ name, copyOf: Type.String({ minLength: 1, maxLength: limits.name }) }, strict),
]);
export type ListDraft = Static<typeof ListDraft>;

/** One change of a list: its name, the note of one voice, or the undoing of its deletion within a day. */
export const ListChange = Type.Union([
  Type.Object({ name }, strict),
  Type.Object({ voiceId, note: Type.String({ maxLength: listLimits.note }) }, strict),
  Type.Object({ deleted: Type.Literal(false) }, strict),
]);
export type ListChange = Static<typeof ListChange>;

/**
 * One change of a list's voices. `add` puts new ones at the end and ignores those that are there; `restore` undoes `remove`
 * within a day, with notes and places; `before` null is the end.
 */
export const ListVoicesChange = Type.Union([
  Type.Object({ add: voiceIds }, strict),
  Type.Object({ remove: voiceIds }, strict),
  Type.Object({ restore: voiceIds }, strict),
  Type.Object({ move: voiceId, before: orNull(voiceId) }, strict),
]);
export type ListVoicesChange = Static<typeof ListVoicesChange>;
