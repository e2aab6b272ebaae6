import { Type, type Static } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { EventId } from "#contract/events.ts";
import { RequestDetails } from "./requests.ts";
import { Room, RoomDraft } from "#contract/rooms.ts";

const strict = { additionalProperties: false };
const { request } = limits;

/** What goes to the visitor word for word; `text` holds `{link}` once, where the room's link goes. */
const SuggestionMail = Type.Object(
  {
    subject: Type.String({ minLength: 1, maxLength: request.mailSubject, description: "Of the mail" }),
    text: Type.String({
      minLength: 1,
      maxLength: request.mailText,
      description: "Holds `{link}` once, where the room's link goes",
    }),
  },
  strict,
);
export type SuggestionMail = Static<typeof SuggestionMail>;

/**
 * Voices that an owner suggests to a visitor: a list and a room of them, and the mail with its link; null where the link is given
 * in another way. `eventId` is the last event that the owner has seen.
 */
export const SuggestionDraft = Type.Object(
  {
    eventId: EventId,
    voiceIds: Type.Array(Type.String({ minLength: 1, maxLength: limits.name }), {
      maxItems: roomLimits.voices.most,
      uniqueItems: true,
    }),
    room: Type.Omit(RoomDraft, ["voiceIds"], strict),
    mail: Type.Union([SuggestionMail, Type.Null()]),
  },
  strict,
);
export type SuggestionDraft = Static<typeof SuggestionDraft>;

/** The request as it is then, and the room that was opened. */
export const Suggestion = Type.Object({ request: RequestDetails, room: Room });
export type Suggestion = Static<typeof Suggestion>;
