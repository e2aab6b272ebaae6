import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { clearDrafts } from "#src/lib/drafts/saved-drafts.ts";
import { clearStoredDrafts } from "#src/lib/drafts/stored-drafts.ts";
import { tokenMissing } from "#src/lib/http/api.ts";
import { Problem, Refusal, sentenceOf } from "#src/lib/http/problem.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { removeToken } from "#src/lib/http/token.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { announceSessionEnd, type SessionEnd } from "./session-end.ts";
import { keepSessionError, sessionQuery } from "./queries.ts";

/** Clears all cached server data of this user; running reads are aborted, writes finish. */
export function forgetSession(client: QueryClient): void {
  const kept: string[] = [keys.session[0], keys.sessionError[0]];
  void client.cancelQueries();
  client.removeQueries({ predicate: ({ queryKey }) => !kept.includes(String(queryKey[0])) });
  client.getQueryCache().find(sessionQuery)?.reset();
}

/** Ends the session in this tab: clears token and cache, tells the listeners. The login page shows `why`. */
export function endSession(client: QueryClient, how: SessionEnd, why: Sentence | null): void {
  removeToken();
  forgetSession(client);
  keepSessionError(client, why);
  if (how !== "lost") {
    clearDrafts();
    clearStoredDrafts();
  }
  announceSessionEnd(how);
}

/** Called for every failed call: the first 401 for the current token ends the session, later ones find it ended. */
export function endSessionOnFailure(error: unknown, client: QueryClient): void {
  if (!client.getQueryData(sessionQuery.queryKey)) return;
  if (error instanceof Problem && error.endsSession) {
    endSession(client, "lost", sentenceOf(error, msg`Your session has ended. Please log in again.`));
  } else if (error instanceof Refusal && error.sentence === tokenMissing) {
    endSession(client, "lost", tokenMissing);
  }
}
