import { Type, type Static, type TSchema } from "typebox";
import { roomStates, roomVotes } from "./constants/values/rooms.ts";
import { limits } from "./constants/limits.ts";
import { roomLimits } from "./constants/room-limits.ts";
import { Moment } from "./moment.ts";
import { NoteDraft } from "./productions/productions.ts";
import { Transcript, Voice } from "./voices/voices.ts";

const strict = { additionalProperties: false };
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const letter = Type.String({ pattern: "^[A-Z]$" });

/** Who speaks: known in a room that is not blind, and to everybody once a blind one has revealed its names. */
export const Speaker = Type.Pick(Voice, ["voiceArtistName", "gender", "ageRangeNames", "voiceColorNames"]);
export type Speaker = Static<typeof Speaker>;

/** A note at a second of a voice. `by` is the guest who wrote it, null for one's own. */
export const GuestNote = Type.Object({
  noteId: Type.String(),
  seconds: Type.Integer(),
  text: Type.String(),
  by: orNull(Type.String()),
});
export type GuestNote = Static<typeof GuestNote>;

/**
 * A voice as one guest knows it. `seconds` is whole and null while it is not heard; `isGone` is one that is no longer available;
 * `transcript` is told with the speaker alone: who has the text finds the artist by it. `rank` is the place among one's own yeses,
 * from 1. `notes` are one's own, and those of guests who have sent where notes are
 * shared, by moment.
 */
export const GuestVoice = Type.Object({
  letter,
  seconds: orNull(Type.Integer()),
  isGone: Type.Boolean(),
  speaker: orNull(Speaker),
  transcript: orNull(Transcript),
  vote: orNull(Type.Enum([...roomVotes])),
  rank: orNull(Type.Integer()),
  notes: Type.Array(GuestNote),
});
export type GuestVoice = Static<typeof GuestVoice>;

/** A note with the letter of its voice. */
export const LetteredNote = Type.Object({ ...GuestNote.properties, letter });
export type LetteredNote = Static<typeof LetteredNote>;

const older = orNull(Type.String());

/** Notes of a room that an answer had no place for, and with what those after them are asked for; null where there are none. */
export const OlderGuestNotes = Type.Object({ notes: Type.Array(LetteredNote), older });
export type OlderGuestNotes = Static<typeof OlderGuestNotes>;

/** What a guest is told of a link, whatever is heard by it. */
const told = {
  state: Type.Enum([...roomStates]),
  title: Type.String(),
  greeting: Type.String(),
  maker: Type.String(),
  closesAt: Moment,
  closedAt: orNull(Moment),
  timeZone: Type.String(),
  deletedOn: orNull(Type.String()),
  name: orNull(Type.String()),
  mark: Type.String(),
};

/**
 * A room as one guest sees it, in an order of the guest's own where it is blind. `maker` is who asks, as "Deniz Aksoy,
 * Halbora". `name` is what the guest gave; `sentAt`, `closesAt` and `closedAt` are ISO 8601, UTC; `deletedOn` is the day
 * when names and notes are erased, known once the room is closed. `isRevealed` tells whether a closed room shows its names.
 * `mark` stands for this guest and its order: a page sends it with each call. The voices have one's own notes and then the
 * newest of others, as many as an answer holds; with `older` the next are asked for. Only a room of a visitor's request takes
 * wishes: `wish` is the voice that this guest would like, null for none.
 */
export const GuestRoom = Type.Object({
  ...told,
  isBlind: Type.Boolean(),
  isRevealed: Type.Boolean(),
  sharesNotes: Type.Boolean(),
  sentAt: orNull(Moment),
  voices: Type.Array(GuestVoice),
  older,
  wish: Type.Optional(orNull(letter)),
});
export type GuestRoom = Static<typeof GuestRoom>;

/** Whom a page's call means. Of another guest's it is refused; without one the cookie alone tells. */
export const GuestQuery = Type.Object({ mark: Type.Optional(Type.String()) });

/** `before` is the `older` of an earlier answer. */
export const OlderGuestNotesQuery = Type.Object({
  ...GuestQuery.properties,
  before: Type.String({ pattern: "^[01]_\\d{1,16}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }),
});

/**
 * One change of a guest's answer. A vote null takes it back; a new yes joins the order at its end. `order` holds all yeses. A
 * note's id is the guest's own UUID, so that one that is sent twice is stored once. Once sent, further changes count at once.
 */
export const GuestChange = Type.Union([
  Type.Object({ letter, vote: orNull(Type.Enum([...roomVotes])) }, strict),
  Type.Object({ order: Type.Array(letter, { maxItems: roomLimits.voices.most, uniqueItems: true }) }, strict),
  Type.Object(
    {
      noteId: Type.String({ format: "uuid" }),
      letter,
      seconds: Type.Integer({ minimum: 0, maximum: limits.compared.seconds + roomLimits.leadSeconds }),
      text: Type.String({ minLength: 1, maxLength: roomLimits.note }),
    },
    strict,
  ),
  Type.Object({ removeNote: Type.String({ format: "uuid" }) }, strict),
  Type.Object(
    { send: Type.Literal(true), name: Type.String({ minLength: 1, maxLength: roomLimits.guestName }) },
    strict,
  ),
]);
export type GuestChange = Static<typeof GuestChange>;

export const RoomPassword = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: roomLimits.password.most }) },
  strict,
);
export type RoomPassword = Static<typeof RoomPassword>;

/** The voice that a guest would like; another one is wished for no longer. */
export const GuestWish = Type.Object({ letter }, strict);
export type GuestWish = Static<typeof GuestWish>;

/** A take as a guest hears it; `seconds` and `peaks` are those of its copy. `notes` are the guest's own, by moment. */
export const GuestTake = Type.Object({
  takeId: Type.String(),
  title: Type.String(),
  seconds: orNull(Type.Number()),
  peaks: orNull(Type.String()),
  notes: Type.Array(
    Type.Object({
      noteId: Type.String(),
      from: Type.Integer(),
      to: orNull(Type.Integer()),
      text: Type.String(),
    }),
  ),
});
export type GuestTake = Static<typeof GuestTake>;

/**
 * The takes of a round as one guest hears them who has its link, in order; none once it is closed. What it says is as in a room;
 * its title is the offer's.
 */
export const GuestReview = Type.Object({ ...told, takes: Type.Array(GuestTake) });
export type GuestReview = Static<typeof GuestReview>;

/** What a link opens: a room of voices, or the takes of a production in review. */
export const GuestPlace = Type.Union([GuestRoom, GuestReview]);
export type GuestPlace = Static<typeof GuestPlace>;

/** A guest's note on a take, by the guest's first name; or one that is taken back. Its id is as in a room. */
export const GuestTakeChange = Type.Union([
  Type.Object(
    {
      noteId: Type.String({ format: "uuid" }),
      takeId: Type.String({ minLength: 1, maxLength: limits.name }),
      ...Type.Pick(NoteDraft, ["from", "to"]).properties,
      text: Type.String({ minLength: 1, maxLength: roomLimits.note }),
      name: Type.String({ minLength: 1, maxLength: roomLimits.guestName }),
    },
    strict,
  ),
  Type.Object({ removeNote: Type.String({ format: "uuid" }) }, strict),
]);
export type GuestTakeChange = Static<typeof GuestTakeChange>;
