import { msg } from "@lingui/core/macro";
import { mutationOptions } from "@tanstack/react-query";
import type { Credentials } from "#contract/session.ts";
import { publicApi } from "#src/lib/http/api.ts";
import { Refusal, sentenceOf } from "#src/lib/http/problem.ts";
import { writeToken } from "#src/lib/http/token.ts";
import { checkSession } from "./check-session.ts";
import { keepSessionError } from "./queries.ts";
import type { Session } from "./session.ts";

const loginFailed = msg`Server responded with an error.`;
const noTokenReturned = msg`Login did not return a token.`;

/** The token is plain text, perhaps quoted. Throws a Refusal for HTML or an empty body. */
function parseToken(body: string): string {
  const token = body.trim().replace(/^"(.*)"$/s, "$1");
  if (!token || /\s/.test(token)) throw new Refusal(noTokenReturned);
  return token;
}

/** Stores the token, then loads the profile. Every failure is also kept as the session's error. */
export const login = mutationOptions({
  mutationKey: ["login"],
  mutationFn: async (credentials: Credentials, { client }): Promise<Session> => {
    keepSessionError(client, null);
    try {
      const body = new URLSearchParams({ ...credentials });
      writeToken(parseToken(await publicApi.post("api/v1/auth/login", { body }).text()));
    } catch (error) {
      keepSessionError(client, sentenceOf(error, loginFailed));
      throw error;
    }
    const session = await checkSession(client);
    if (!session) throw new Refusal(loginFailed);
    return session;
  },
});
