import { msg } from "@lingui/core/macro";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api, readJson } from "#src/lib/api.ts";
import { Refusal } from "#src/lib/problem.ts";
import { keys } from "#src/lib/query-keys.ts";
import type { Sentence } from "#src/lib/sentence.ts";
import { readToken } from "#src/lib/token.ts";
import { readSession } from "./read-session.ts";
import type { Session } from "./session.ts";

export const noToken = msg`No token found`;

/**
 * The signed-in user. Refused without a call when no token is stored. It takes no abort signal: the guards wait for it,
 * whoever leaves the page meanwhile.
 */
export const sessionQuery = queryOptions({
  queryKey: keys.session,
  queryFn: async () => {
    if (readToken() === null) throw new Refusal(noToken);
    const response = await api.get("api/v1/auth/me");
    return readSession(await readJson(response), response.headers.get("etag"));
  },
  staleTime: 30_000,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Asks the server again, whoever looks at the session: those who only read it would not make a stale one refetch. */
export const refetchSession = (client: QueryClient, options: { retry?: false } = {}): Promise<Session> =>
  client.fetchQuery({ ...sessionQuery, ...options, staleTime: 0 });

/** Why the last session ended or could not begin; kept until the next login. */
export const sessionErrorQuery = queryOptions<Sentence | null>({
  queryKey: keys.sessionError,
  queryFn: () => null,
  enabled: false,
  initialData: null,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export const keepSessionError = (client: QueryClient, error: Sentence | null): void =>
  void client.setQueryData(sessionErrorQuery.queryKey, error);
