import type { PasswordChange } from "#contract/session.ts";
import { Problem, problemAt } from "#server/http/problems/problem.ts";
import { by, recordHistory } from "#server/history/record.ts";
import type { Parts } from "#server/parts.ts";
import type { Caller } from "#server/session/caller.ts";
import { checkPassword, wrongPassword } from "./check-password.ts";
import { findUser } from "#server/session/login/entrants.ts";
import { refuseCommon, refuseNamed } from "./password-rules.ts";
import { requireProof } from "#server/session/proof.ts";
import { endSessions, setPassword } from "#server/session/sql.ts";

type PasswordParts = Pick<Parts, "db" | "clock" | "settings" | "passwords">;

const field = "currentPassword";

/**
 * Sets a new password where the present one is right, and ends the user's other sessions; 422 for a weak one. Of two
 * changes at once the second is refused: the password that it gave is no longer the present one.
 */
export async function changePassword(
  parts: PasswordParts,
  caller: Caller,
  change: PasswordChange,
  group: string,
): Promise<void> {
  const { newPassword } = change;
  const { userName, name, lastName } = caller;
  refuseNamed(newPassword, [userName, name, lastName], parts.settings);
  const before = await presentHash(parts, caller, change, group);
  await refuseCommon(newPassword);
  // Somebody else knows the password that was made for this user.
  if (caller.mustChangePassword && (await parts.passwords.verify(newPassword, before)))
    throw problemAt(422, "password-not-own", "newPassword");
  const after = await parts.passwords.hash(newPassword);
  await parts.db.transaction(async (tx) => {
    if (!(await setPassword(tx, caller.userId, { before, after }, parts.clock()))) throw wrongPassword(field);
    await endSessions(tx, caller.userId, caller.tokenHash);
    await recordHistory(tx, {
      ...by(caller),
      action: "password.change",
      subjectId: caller.userId,
      changes: {},
    });
  });
}

/** The hash of the present password, which may be left out for ten minutes after a login with one that we made. */
async function presentHash(
  parts: PasswordParts,
  caller: Caller,
  { currentPassword }: PasswordChange,
  group: string,
): Promise<string> {
  if (currentPassword !== undefined || !caller.mustChangePassword)
    return checkPassword(parts, caller, { password: currentPassword ?? "", field }, group);
  requireProof(caller, parts.clock());
  const user = await findUser(parts.db, caller.userId);
  if (!user) throw new Problem(401, "session-ended");
  return user.passwordHash;
}
