import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { tokenMissing } from "#src/lib/api.ts";
import { sentenceOf } from "#src/lib/problem.ts";
import { readToken, removeToken } from "#src/lib/token.ts";
import { endSession } from "./end-session.ts";
import { keepSessionError, noToken, sessionQuery } from "./queries.ts";
import type { Session } from "./session.ts";

const profileFailed = msg`Server responded with an error while fetching profile.`;

/**
 * Who is signed in, from the cache or from the server. When the profile cannot be had the token is removed and the
 * error kept, unless there was no token in the first place; then the answer is null.
 */
export async function checkSession(client: QueryClient): Promise<Session | null> {
  const token = readToken();
  const known = client.getQueryData(sessionQuery.queryKey);
  if (known && token !== null) return known;
  if (known) {
    endSession(client, "lost", tokenMissing);
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
