import { Type, type Static, type TSchema } from "typebox";
import { roomStates, roomVotes, tieBreaks, unfitReasons } from "./constants/values/rooms.ts";
import { limits } from "./constants/limits.ts";
import { listLimits } from "./constants/list-limits.ts";
import { roomLimits } from "./constants/room-limits.ts";
import { Moment } from "./moment.ts";
import { Voice } from "./voices/voices.ts";

const strict = { additionalProperties: false };
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/**
 * A room that a list's maker opens for guests. `until` is the last day, as 2026-11-26, until 18.00 in the agency's time zone;
 * `voiceIds` are of the list.
 */
export const RoomDraft = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: roomLimits.title }),
    greeting: Type.String({ maxLength: roomLimits.greeting }),
    until: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" }),
    isBlind: Type.Boolean(),
    sharesNotes: Type.Boolean(),
    password: orNull(
      Type.String({ minLength: roomLimits.password.least, maxLength: roomLimits.password.most }),
    ),
    voiceIds: Type.Array(Type.String({ minLength: 1, maxLength: limits.name }), {
      minItems: roomLimits.voices.least,
      maxItems: listLimits.voices,
      uniqueItems: true,
    }),
  },
  strict,
);
export type RoomDraft = Static<typeof RoomDraft>;

/**
 * A room as its maker sees it. `path` is the guests' address on our site, null once it is closed or revoked. All times are ISO
 * 8601, UTC; `closedAt` is when it was closed by hand or by time; `deletedOn` the day when guests' names and notes are erased,
 * known once it is closed. `sentCount` of `guestCount` guests have sent their answers.
 */
export const Room = Type.Object({
  roomId: Type.String(),
  listId: orNull(Type.String()),
  title: Type.String(),
  state: Type.Enum([...roomStates]),
  isBlind: Type.Boolean(),
  sharesNotes: Type.Boolean(),
  hasPassword: Type.Boolean(),
  path: orNull(Type.String()),
  openedAt: Moment,
  closesAt: Moment,
  closedAt: orNull(Moment),
  deletedOn: orNull(Type.String()),
  voiceCount: Type.Integer(),
  guestCount: Type.Integer(),
  sentCount: Type.Integer(),
});
export type Room = Static<typeof Room>;

/** The caller's newest rooms, of every list or of one; revoked ones are not among them. */
export const Rooms = Type.Object({ rooms: Type.Array(Room) });
export type Rooms = Static<typeof Rooms>;

export const RoomsQuerystring = Type.Object(
  { listId: Type.Optional(Type.String({ maxLength: limits.name })) },
  strict,
);

/** A guest as the maker sees it; one who has sent nothing yet may have no name. `votes` is how many voices have a vote. */
export const RoomGuest = Type.Object({
  guestId: Type.String(),
  name: orNull(Type.String()),
  sentAt: orNull(Moment),
  votes: Type.Integer(),
});
export type RoomGuest = Static<typeof RoomGuest>;

/** A sent vote of the guest at a place of `guests`, from 0; `rank` is the place among the guest's own yeses, from 1. */
export const RoomVoteCast = Type.Object({
  guest: Type.Integer(),
  vote: Type.Enum([...roomVotes]),
  rank: Type.Optional(Type.Integer()),
});
export type RoomVoteCast = Static<typeof RoomVoteCast>;

/** A note of a guest who has sent, at a second of the sample of the voice at `place`. */
export const RoomNote = Type.Object({
  noteId: Type.String(),
  guestId: Type.String(),
  place: Type.Integer(),
  seconds: Type.Integer(),
  text: Type.String(),
});
export type RoomNote = Static<typeof RoomNote>;

/** Notes, the newest first, and with what the older ones are asked for; null where there are none. */
const someNotes = { notes: Type.Array(RoomNote), older: orNull(Type.String()) };

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** Notes of a room that are older than others. */
export const OlderNotes = Type.Object(someNotes);
export type OlderNotes = Static<typeof OlderNotes>;

export const OlderNotesQuerystring = Type.Object(
  { before: Type.String({ pattern: `^\\d{1,16}_${uuid}_${uuid}$` }) },
  strict,
);

/**
 * A voice of a room. Voices stand in the order of their points; `tieBrokenBy` says what put it before the next one of as many
 * points, null where there is none. `voice` is null once it is not visible any more; `isHeard` tells whether guests hear it;
 * `noteCount` is how many notes there are on it.
 */
export const RoomVoice = Type.Object({
  place: Type.Integer(),
  voice: orNull(Voice),
  isHeard: Type.Boolean(),
  points: Type.Integer(),
  partsOpinions: Type.Boolean(),
  tieBrokenBy: orNull(Type.Enum([...tieBreaks])),
  votes: Type.Array(RoomVoteCast),
  noteCount: Type.Integer(),
});
export type RoomVoice = Static<typeof RoomVoice>;

/** One room with what its guests answered, and the newest of their notes; only answers that were sent count. */
export const RoomDetails = Type.Object({
  ...Room.properties,
  greeting: Type.String(),
  guests: Type.Array(RoomGuest),
  voices: Type.Array(RoomVoice),
  ...someNotes,
});
export type RoomDetails = Static<typeof RoomDetails>;

/** A voice that was left out of a room, by its artist's name where that may still be told, and why. */
export const UnfitVoice = Type.Object({
  voiceId: Type.String(),
  name: orNull(Type.String()),
  reason: Type.Enum([...unfitReasons]),
});
export type UnfitVoice = Static<typeof UnfitVoice>;

/** A room that was opened. */
export const OpenedRoom = Type.Object({ room: Room, leftOut: Type.Array(UnfitVoice) });
export type OpenedRoom = Static<typeof OpenedRoom>;

/** What the maker does to a room; closing and revoking cannot be undone. */
export const RoomChange = Type.Union([
  Type.Object({ act: Type.Enum(["close", "revoke"]) }, strict),
  Type.Object({ removeGuest: Type.String({ minLength: 1, maxLength: limits.name }) }, strict),
]);
export type RoomChange = Static<typeof RoomChange>;

/**
 * What of an open room can be changed: its last day, from tomorrow to 60 days ahead, and what guests give, null for nothing.
 * With another password all guests give it once more.
 */
export const RoomSettings = Type.Partial(Type.Pick(RoomDraft, ["until", "password"]), {
  ...strict,
  minProperties: 1,
});
export type RoomSettings = Static<typeof RoomSettings>;
