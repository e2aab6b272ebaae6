import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { beginSession } from "#server/session/login/begin.ts";
import { lockEntrant } from "#server/session/login/entrants.ts";
import { refuseWhileWaiting, takeAttempt, bucketName } from "#server/http/limits/attempts.ts";
import { countRefusedLogin } from "#server/session/login/refused-logins.ts";
import { openTicket } from "#server/session/tickets.ts";
import type { Visitor } from "#server/session/login/visitor.ts";
import { challengeMinutes, checkUse, handleOf, refusedPasskey, signOptions } from "./ceremony.ts";
import { namesOf, takeChallenge } from "./challenge.ts";
import { findCredential, notePasskeyUse } from "./sql.ts";

type LoginParts = Pick<Parts, "db" | "clock" | "settings">;

const kind = "passkey-login";

/** What a browser is asked for to sign in with any passkey of this site; the same for everybody. */
export async function loginOptions({ db, clock, settings }: LoginParts, { group }: Visitor) {
  // Each call stores a row, and anybody may call.
  const limit = {
    bucket: bucketName("passkey", group),
    most: settings.loginFailuresPerAddress,
    minutes: 15,
  };
  refuseWhileWaiting(await takeAttempt(db, limit, clock()), "too-many-attempts");
  const challenge = await openTicket(db, { kind, userId: null, minutes: challengeMinutes }, clock());
  return signOptions({ settings, challenge });
}

/**
 * Begins a session for the user of a passkey; its token. 401 for one that nobody has, and for an answer that is none to a
 * challenge of ours: whose it would be is told by neither.
 */
export async function loginWithPasskey(
  parts: LoginParts,
  response: unknown,
  visitor: Visitor,
): Promise<string> {
  const { db, clock, settings } = parts;
  const challenge = await takeChallenge(db, response, { kind, userId: null }, clock());
  if (challenge === undefined) throw refusedPasskey(401);
  const { credentialId, handle } = namesOf(response);
  const passkey = await findCredential(db, credentialId);
  if (!passkey) {
    await countRefusedLogin(db, undefined, clock());
    throw new Problem(401, "passkey-unknown");
  }
  const { userId } = passkey;
  const counter =
    handle === handleOf(userId) ? await checkUse({ settings, challenge }, passkey, response) : undefined;
  const token =
    counter === undefined
      ? undefined
      : await db.transaction(async (tx) => {
          const user = await lockEntrant(tx, { id: userId });
          if (!user || !(await notePasskeyUse(tx, passkey, counter, clock()))) return undefined;
          return beginSession(tx, parts, user, visitor);
        });
  if (token !== undefined) return token;
  await countRefusedLogin(db, userId, clock());
  throw refusedPasskey(401);
}
