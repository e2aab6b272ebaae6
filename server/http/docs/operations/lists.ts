import type { Operation } from "./operation.ts";

/** Lists of voices. */
export const listOperations: Record<string, Operation> = {
  "get /api/v1/lists": {
    id: "listLists",
    summary: "The lists of whoever calls, newest change first; owners share theirs",
    refusals: [],
  },
  "post /api/v1/lists": {
    id: "createList",
    summary: "Make a list, of voices or as a copy of another one",
    refusals: [404, 422, 429],
  },
  "get /api/v1/lists/{listId}": {
    id: "getList",
    summary: "One list with its voices in their order",
    refusals: [404],
  },
  "post /api/v1/lists/{listId}": {
    id: "changeList",
    summary: "Rename a list, write the note of one voice, or undo the list's deletion within a day",
    refusals: [404, 409, 422, 429],
    again: "it changes nothing",
  },
  "delete /api/v1/lists/{listId}": {
    id: "deleteList",
    summary: "Delete a list, which can be undone for a day",
    refusals: [404, 429],
  },
  "post /api/v1/lists/{listId}/voices": {
    id: "changeListVoices",
    summary: "Add, remove, restore or move voices of a list; the answer is the list",
    refusals: [404, 409, 422, 429],
    again: "it changes nothing: a list holds a voice once",
  },
};
