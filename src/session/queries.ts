import { msg } from "@lingui/core/macro";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api, readJson } from "#src/lib/http/api.ts";
import { refreshHeader } from "#src/lib/http/get-if-changed.ts";
import { keepData } from "#src/lib/http/keep-data.ts";
import { Refusal } from "#src/lib/http/problem.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readToken } from "#src/lib/http/token.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { readSession } from "./read-session.ts";
import type { Session } from "./session.ts";

export const noToken = msg`No token found`;

declare global {
  /** The profile that the page's own script asks for while its code is on its way (build/pages/shell.ts). */
  var profileAnswer: { token: string; answer: Promise<Response> } | undefined;
}

/** The answer to what the page has asked for already, once; nothing where that failed, or another session has begun. */
async function takeEarlyAnswer(): Promise<Response | undefined> {
  const early = globalThis.profileAnswer;
  globalThis.profileAnswer = undefined;
  return early?.token === readToken() ? early?.answer.catch(() => undefined) : undefined;
}

/** The signed-in user, as the server knows it now. Throws a Refusal without a call when no token is stored. */
export async function askProfile(headers: Record<string, string> = {}): Promise<Session> {
  if (readToken() === null) throw new Refusal(noToken);
  const response = await api.get("api/v1/auth/me", { headers, hooks: { beforeRequest: [takeEarlyAnswer] } });
  return readSession(await readJson(response), response.headers.get("etag"));
}

/**
 * The signed-in user. It ignores the abort signal, because guards wait for it even when a component that uses it unmounts.
 * Asked again where the server says how long the session lasts, it is no use of that.
 */
export const sessionQuery = queryOptions({
  queryKey: keys.session,
  queryFn: ({ client }) => askProfile(refreshHeader(client.getQueryData<Session>(keys.session)?.left)),
  staleTime: 30_000,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Loads the session from the server again. Components only read the cache, so invalidating would refetch nothing. */
export const refetchSession = (client: QueryClient, options: { retry?: false } = {}): Promise<Session> =>
  client.fetchQuery({ ...sessionQuery, ...options, staleTime: 0 });

/** Why the last session ended or the login failed; kept until the next login. */
export const sessionErrorQuery = queryOptions<Sentence | null>({
  queryKey: keys.sessionError,
  queryFn: () => null,
  enabled: false,
  initialData: null,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export const keepSessionError = (client: QueryClient, error: Sentence | null): void =>
  keepData(client, sessionErrorQuery, error);
