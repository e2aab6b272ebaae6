import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { tokenMissing } from "#src/lib/http/api.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { readToken, removeToken } from "#src/lib/http/token.ts";
import { endSession } from "./end-session.ts";
import { keepSessionError, noToken, sessionQuery } from "./queries.ts";
import type { Session } from "./session.ts";

const profileFailed = msg`Server responded with an error while fetching profile.`;

/**
 * The session, from the cache or the server; null when nobody is signed in. When loading the profile fails, the token is
 * removed and the error kept for the login page.
 */
export async function checkSession(client: QueryClient): Promise<Session | null> {
  const token = readToken();
  const known = client.getQueryData(sessionQuery.queryKey);
  if (known && token !== null) return known;
  if (known) {
    endSession("lost", tokenMissing);
    return null;
  }
  try {
    return await client.fetchQuery(sessionQuery);
  } catch (error) {
    if (readToken() === token) removeToken();
    const sentence = sentenceOf(error, profileFailed);
    if (sentence !== noToken) keepSessionError(client, sentence);
    return null;
  }
}
