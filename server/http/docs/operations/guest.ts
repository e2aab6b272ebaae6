import type { Operation } from "./operation.ts";

/** What guests of a room call, by its link alone. */
export const guestOperations: Record<string, Operation> = {
  "get /api/v1/guest/{token}": {
    id: "getRoomAsGuest",
    summary: "A room as one guest sees it; the first answer sets the guest's cookie",
    refusals: [401, 409, 410],
  },
  "post /api/v1/guest/{token}/answers": {
    id: "changeAnswer",
    summary: "Vote, order the yeses, write or remove a note, or send the answers; the answer is the room",
    refusals: [401, 403, 404, 409, 410, 422, 429],
    again: "it changes nothing: votes are set, and a note has an id of its guest's",
  },
  "post /api/v1/guest/{token}/password": {
    id: "giveRoomPassword",
    summary: "Give a room's password; the answer is the room",
    refusals: [403, 410, 429],
    again: "it answers the room again",
  },
  "get /api/v1/guest/{token}/audio/{letter}": {
    id: "getRoomAudio",
    summary: "A voice of a room by the letter that its guest knows, whole or by a range of bytes",
    refusals: [401, 404, 409, 410, 416],
    answers: { 200: "audio/*", 206: "audio/*" },
  },
};
