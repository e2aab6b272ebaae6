import type { Credentials } from "#contract/session.ts";
import type { Db } from "#server/db/client.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { beginSession } from "./begin.ts";
import { type Entrant, findLogin, lockEntrant } from "./entrants.ts";
import {
  accountLimit,
  addressLimit,
  countFailure,
  forgetFailures,
  isKnownHere,
  refuseTooMany,
} from "./login-limits.ts";
import { oneAfterAnother } from "#server/session/one-after-another.ts";
import { hasPasskey } from "#server/session/passkeys/sql.ts";
import { hasTotp } from "#server/session/second-factor/sql.ts";
import { openTicket } from "#server/session/tickets.ts";
import type { Visitor } from "./visitor.ts";

export type LoginParts = Pick<Parts, "db" | "clock" | "settings" | "passwords">;

/** How a login with a right password goes on: with a session's token, or a ticket for its second step. */
type Entered = { token: string } | { ticket: string };

// Asked after like any user, so that an unknown name takes as long.
const nobody = "00000000-0000-0000-0000-000000000000";

/** How long the second step of a login may take. */
const secondStepMinutes = 5;

/**
 * Checks name and password and begins a session, or the second step of a login where the user has one. Only failures are
 * counted: the same count for a user's name and address.
 */
export async function login(
  parts: LoginParts,
  { username, password }: Credentials,
  visitor: Visitor,
): Promise<Entered> {
  parts.passwords.expectRoom();
  const { db } = parts;
  const { group } = visitor;
  const user = await findLogin(db, username);
  const account = accountLimit(parts, user?.userName ?? username, group);
  const everyone = addressLimit(parts, group);
  // One guess at a time, or a burst would pass the check before its first failure is counted.
  return oneAfterAnother(account.bucket, async () => {
    await refuseTooMany(parts, account);
    if (!(await isKnownHere(parts, user?.id ?? nobody, group, account))) await refuseTooMany(parts, everyone);
    const isRight = await parts.passwords.verify(password, user?.passwordHash);
    const entered = user && isRight ? await enter(parts, user, visitor) : undefined;
    if (!entered) {
      await countFailure(parts, [account, everyone], user?.id);
      throw new Problem(401, "invalid-credentials");
    }
    // Who knows a password could else guess codes without end.
    if ("token" in entered) await forgetFailures(parts, [account]);
    return entered;
  });
}

/** What a user with the right password gets; undefined for one who is locked, or whose password has just changed. */
const enter = (parts: LoginParts, read: Entrant, visitor: Visitor): Promise<Entered | undefined> =>
  parts.db.transaction(async (tx) => {
    const user = await lockEntrant(tx, read);
    if (!user) return undefined;
    if (await hasTotp(tx, user.id)) {
      const ticket = { kind: "second-factor", userId: user.id, minutes: secondStepMinutes } as const;
      return { ticket: await openTicket(tx, ticket, parts.clock()) };
    }
    await refuseWithoutPasskey(tx, parts, user);
    return { token: await beginSession(tx, parts, user, visitor) };
  });

/** Where owners need a second factor, a password alone is no way in for one whose only factor is a passkey. */
async function refuseWithoutPasskey(tx: Db, { settings }: LoginParts, { id, role }: Entrant): Promise<void> {
  if (settings.ownersNeedSecondFactor && role === "OWNER" && (await hasPasskey(tx, id)))
    throw new Problem(401, "passkey-needed");
}
