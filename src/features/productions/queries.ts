import { queryOptions } from "@tanstack/react-query";
import { api, readJson } from "#src/lib/http/api.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readNotes } from "./read-notes.ts";
import { readReview } from "./review/read-review.ts";

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

/** The link by which guests hear the round, and what they remarked; they do so at any time. */
export const reviewQuery = (offerId: string) =>
  queryOptions({
    queryKey: [...keys.offers, "review", offerId],
    queryFn: async ({ signal }) =>
      readReview(await readJson(await api.get(`${offerPath(offerId)}/review-link`, { signal }))),
    refetchInterval: 15_000,
  });
