import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { tokenMissing } from "#src/lib/api.ts";
import { Problem, Refusal, sentenceOf } from "#src/lib/problem.ts";
import { keys } from "#src/lib/query-keys.ts";
import type { Sentence } from "#src/lib/sentence.ts";
import { announceSessionEnd, type SessionEnd } from "#src/lib/session-end.ts";
import { removeToken } from "#src/lib/token.ts";
import { forgetDrafts } from "./kept-drafts.ts";
import { keepSessionError, sessionQuery } from "./queries.ts";

/** Forgets everything the server said to this user; reads under way are aborted, writes finish. */
export function forgetSession(client: QueryClient): void {
  const kept: string[] = [keys.session[0], keys.sessionError[0]];
  void client.cancelQueries();
  client.removeQueries({ predicate: ({ queryKey }) => !kept.includes(String(queryKey[0])) });
  client.getQueryCache().find(sessionQuery)?.reset();
}

/** Ends the session in this tab: token, cache and everyone who listens. `why` stands under the login form. */
export function endSession(client: QueryClient, how: SessionEnd, why: Sentence | null): void {
  removeToken();
  forgetSession(client);
  keepSessionError(client, why);
  if (how !== "lost") forgetDrafts();
  announceSessionEnd(how);
}

/** Hears of every failed call: the first 401 of the present token ends the session, later ones find it ended. */
export function hearFailure(error: unknown, client: QueryClient): void {
  if (!client.getQueryData(sessionQuery.queryKey)) return;
  if (error instanceof Problem && error.endsSession) {
    endSession(client, "lost", sentenceOf(error, msg`Your session has ended. Please log in again.`));
  } else if (error instanceof Refusal && error.sentence === tokenMissing) {
    endSession(client, "lost", tokenMissing);
  }
}
