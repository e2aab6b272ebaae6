import { msg } from "@lingui/core/macro";
import { Refusal, sentenceOf } from "#src/lib/http/problem.ts";
import { writeToken } from "#src/lib/http/token.ts";
import { checkSession } from "./check-session.ts";
import { keepSessionError } from "./queries.ts";
import { sessionClient } from "./session-client.ts";
import type { Session } from "./session.ts";

const loginFailed = msg`Server responded with an error.`;
const noTokenReturned = msg`Login did not return a token.`;

/** The token is plain text, perhaps quoted. Throws a Refusal for HTML or an empty body. */
function parseToken(body: string): string {
  const token = body.trim().replace(/^"(.*)"$/s, "$1");
  if (!token || /\s/.test(token)) throw new Refusal(noTokenReturned);
  return token;
}

/** A step of the login that is no failure: nothing is kept as the session's error. */
export class NextStep extends Error {}

/**
 * Stores the token that `signIn` answers, then loads the profile. Every failure is also kept as the session's error, which
 * the login page shows.
 */
export async function beginSession(signIn: () => Promise<string>): Promise<Session> {
  const client = sessionClient();
  keepSessionError(client, null);
  try {
    writeToken(parseToken(await signIn()));
  } catch (error) {
    if (!(error instanceof NextStep)) keepSessionError(client, sentenceOf(error, loginFailed));
    throw error;
  }
  const session = await checkSession(client);
  if (!session) throw new Refusal(loginFailed);
  return session;
}
