import { msg } from "@lingui/core/macro";
import { mutationOptions } from "@tanstack/react-query";
import type { Credentials } from "#contract/session.ts";
import { publicApi } from "#src/lib/api.ts";
import { Refusal, sentenceOf } from "#src/lib/problem.ts";
import { writeToken } from "#src/lib/token.ts";
import { checkSession } from "./check-session.ts";
import { keepSessionError } from "./queries.ts";
import type { Session } from "./session.ts";

const loginFailed = msg`Server responded with an error.`;
const noTokenReturned = msg`Login did not return a token.`;

/** The token is plain text, perhaps in quotes; a page of HTML or nothing at all is no token. */
function tokenIn(body: string): string {
  const token = body.trim().replace(/^"(.*)"$/s, "$1");
  if (!token || /\s/.test(token)) throw new Refusal(noTokenReturned);
  return token;
}

/** Stores the token, then loads the profile. Every failure is kept as the session's error. */
export const login = mutationOptions({
  mutationKey: ["login"],
  mutationFn: async (credentials: Credentials, { client }): Promise<Session> => {
    keepSessionError(client, null);
    try {
      const body = new URLSearchParams({ ...credentials });
      writeToken(tokenIn(await publicApi.post("api/v1/auth/login", { body }).text()));
    } catch (error) {
      keepSessionError(client, sentenceOf(error, loginFailed));
      throw error;
    }
    const session = await checkSession(client);
    if (!session) throw new Refusal(loginFailed);
    return session;
  },
});
