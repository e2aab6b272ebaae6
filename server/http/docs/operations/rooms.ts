import type { Operation } from "./operation.ts";

/** Rooms for guests, as whoever opened them reads and ends them. */
export const roomOperations: Record<string, Operation> = {
  "post /api/v1/lists/{listId}/rooms": {
    id: "openRoom",
    summary:
      "Open a room of some voices of a list for guests; voices that they may not hear are left out and named",
    refusals: [404, 409, 422, 429],
  },
  "get /api/v1/rooms": {
    id: "listRooms",
    summary: "The newest rooms of whoever calls, of all lists or of one",
    refusals: [],
  },
  "get /api/v1/rooms/{roomId}": {
    id: "getRoom",
    summary: "One room with its guests, what they answered, by points, and their newest notes",
    refusals: [404],
  },
  "get /api/v1/rooms/{roomId}/notes": {
    id: "listOlderNotes",
    summary: "What guests wrote in a room before one of their notes",
    refusals: [404],
  },
  "post /api/v1/rooms/{roomId}": {
    id: "changeRoom",
    summary: "Close a room, revoke it, or remove a guest",
    refusals: [404, 429],
    again: "it changes nothing",
  },
};
