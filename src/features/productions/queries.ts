import { queryOptions } from "@tanstack/react-query";
import { api, readJson } from "#src/lib/http/api.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readNotes } from "./read-notes.ts";

export const offerPath = (offerId: string): string => `api/v1/offers/${encodeURIComponent(offerId)}`;
export const takePath = (offerId: string, takeId: string): string =>
  `${offerPath(offerId)}/takes/${encodeURIComponent(takeId)}`;

/** The notes of a take, in order of their moments. Whatever changes in an offer asks for them again. */
export const notesQuery = (offerId: string, takeId: string) =>
  queryOptions({
    queryKey: [...keys.offers, "notes", offerId, takeId],
    queryFn: async ({ signal }) =>
      readNotes(await readJson(await api.get(`${takePath(offerId, takeId)}/notes`, { signal }))),
  });
