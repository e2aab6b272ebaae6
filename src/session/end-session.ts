import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { removeDraftsOf } from "#src/lib/drafts/stored-drafts.ts";
import { tokenMissing } from "#src/lib/http/api.ts";
import { Problem, Refusal, sentenceOf } from "#src/lib/http/problem.ts";
import { removeToken } from "#src/lib/http/token.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { keepSessionError, sessionQuery } from "./queries.ts";
import { renewSessionClient, sessionClient } from "./session-client.ts";
import { announceSessionEnd, type SessionEnd } from "./session-end.ts";

/**
 * Ends the session in this tab: a new cache begins, and the listeners are told. The token goes, unless it is another
 * session's already; with a logout go the user's drafts. The login page shows `why`.
 */
export function endSession(how: SessionEnd, why: Sentence | null): void {
  const user = sessionClient().getQueryData(sessionQuery.queryKey)?.profile.userName;
  if (how !== "replaced") removeToken();
  if (how === "logout" && user !== undefined) removeDraftsOf(user);
  keepSessionError(renewSessionClient(), why);
  announceSessionEnd(how);
}

/** Called for every failed call: the first 401 for the current token ends the session, later ones find it ended. */
export function endSessionOnFailure(error: unknown, client: QueryClient): void {
  if (client !== sessionClient() || !client.getQueryData(sessionQuery.queryKey)) return;
  if (error instanceof Problem && error.endsSession) {
    endSession("lost", sentenceOf(error, msg`Your session has ended. Please log in again.`));
  } else if (error instanceof Refusal && error.sentence === tokenMissing) {
    endSession("lost", tokenMissing);
  }
}
