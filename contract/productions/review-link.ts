import { Type, type Static, type TSchema } from "typebox";
import { roomStates } from "#contract/constants/values/rooms.ts";
import { limits } from "#contract/constants/limits.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { Moment } from "#contract/moment.ts";
import { RoomDraft } from "#contract/rooms.ts";

const strict = { additionalProperties: false };
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/**
 * The link by which guests hear the takes of a round: a room's, as whoever works on the offer sees it. `path` is the guests'
 * address on our site, null once it is closed: by its maker's day, or because the round is answered or taken back.
 */
export const ReviewLink = Type.Object({
  path: orNull(Type.String()),
  state: Type.Enum([...roomStates]),
  greeting: Type.String(),
  maker: Type.String(),
  hasPassword: Type.Boolean(),
  openedAt: Moment,
  closesAt: Moment,
  closedAt: orNull(Moment),
  guestCount: Type.Integer(),
});
export type ReviewLink = Static<typeof ReviewLink>;

/** What a guest remarked at a moment, or from one to another, of a take, in milliseconds; nobody has taken it over. */
export const ReviewNote = Type.Object({
  noteId: Type.String(),
  guestId: Type.String(),
  takeId: Type.String(),
  from: Type.Integer(),
  to: orNull(Type.Integer()),
  text: Type.String(),
  by: Type.String(),
  at: Moment,
});
export type ReviewNote = Static<typeof ReviewNote>;

/**
 * The newest link of the round that has begun, null where there is none, and what guests remarked in that round, by takes and
 * moments. The agency is told `notes` null: they are the client's alone until they are taken over.
 */
export const Review = Type.Object({ link: orNull(ReviewLink), notes: orNull(Type.Array(ReviewNote)) });
export type Review = Static<typeof Review>;

/**
 * One change of a round's link. The first part makes one where none is open, for which `until` is needed, and changes the one
 * that is; without a password none is asked for. Revoking and removing a guest delete what was written.
 */
export const ReviewLinkChange = Type.Union([
  Type.Partial(Type.Pick(RoomDraft, ["until", "greeting", "password"]), { ...strict, minProperties: 1 }),
  Type.Object({ act: Type.Enum(["revoke"]) }, strict),
  Type.Object({ removeGuest: Type.String({ minLength: 1, maxLength: limits.name }) }, strict),
]);
export type ReviewLinkChange = Static<typeof ReviewLinkChange>;

/** The guests' notes that become the client's own; those that are gone or were taken over already are passed over. */
export const TakenOver = Type.Object(
  {
    noteIds: Type.Array(Type.String({ format: "uuid" }), {
      minItems: 1,
      maxItems: productionLimits.guestNotes,
      uniqueItems: true,
    }),
  },
  strict,
);
export type TakenOver = Static<typeof TakenOver>;
