import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { limits } from "#contract/constants/limits.ts";
import type { RequestPage } from "#contract/voice-requests/requests.ts";
import { getIfChanged, type Versioned } from "#src/lib/http/get-if-changed.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { refreshing } from "#src/lib/http/refreshing.ts";
import type { RequestsQuery } from "./list/requests-query.ts";
import { readRequest, readRequestPage, type ReadRequest } from "./reading/read-request.ts";

/** An answer with the moment at which it was known to hold, ms. */
type Dated<T> = Versioned<T> & { readAt: number };

const withMoment = <T>({ value, readAt }: Dated<T>) => ({ ...value, readAt });

/** A page of the requests, the longest wait first. Only on servers with the feature `requests`. */
export const requestsQuery = (query: RequestsQuery) => {
  const { tab, isMine, q, page } = query;
  const asked = new URLSearchParams({
    state: tab,
    ...(isMine && { assignee: "me" }),
    ...(q && { q }),
    page: String(page),
    size: String(limits.pageSize.default),
  });
  return queryOptions({
    queryKey: [...keys.requests, "list", query],
    queryFn: async ({ client, queryKey, signal }): Promise<Dated<RequestPage>> => {
      const known = client.getQueryData<Dated<RequestPage>>(queryKey);
      const path = `api/v1/requests?${asked}`;
      return {
        ...(await getIfChanged({ path, known, read: readRequestPage, signal })),
        readAt: Date.now(),
      };
    },
    select: withMoment,
    placeholderData: keepPreviousData,
    ...refreshing,
  });
};

export const requestPath = (id: string) => `api/v1/requests/${encodeURIComponent(id)}`;

/**
 * One request with its newest events; asking again is answered from the cache where nothing has changed. What an act answers is
 * stored under the same key. Throws a Problem of status 404 for an unknown one.
 */
export const requestQuery = (id: string) => {
  const queryKey = [...keys.requests, "one", id] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Dated<ReadRequest>> => {
      const known = client.getQueryData<Dated<ReadRequest>>(queryKey);
      const answer = await getIfChanged({ path: requestPath(id), known, read: readRequest, signal });
      return { ...answer, readAt: Date.now() };
    },
    select: withMoment,
    ...refreshing,
  });
};
