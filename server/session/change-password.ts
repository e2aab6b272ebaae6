import type { PasswordChange } from "#contract/session.ts";
import { addressGroup } from "#server/http/limits/address-group.ts";
import { countAttempt } from "#server/http/limits/attempts.ts";
import { problemAt } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import type { Caller } from "./caller.ts";
import { accountLimit, refuseTooMany } from "./login.ts";
import { oneAfterAnother } from "./one-after-another.ts";
import { refuseCommon, refuseNamed } from "./password-rules.ts";
import { endSessions, findUser, setPassword } from "./sql.ts";

type PasswordParts = Pick<Parts, "db" | "clock" | "settings" | "passwords">;

const wrongPassword = () => problemAt(422, "wrong-password", "currentPassword");

/**
 * Sets a new password where the present one is right, and ends the user's other sessions; 422 for a weak one. Of two
 * changes at once the second is refused: the password that it gave is no longer the present one.
 */
export async function changePassword(
  parts: PasswordParts,
  caller: Caller,
  { currentPassword, newPassword }: PasswordChange,
  address: string,
): Promise<void> {
  const { userName, name, lastName } = caller;
  refuseNamed(newPassword, [userName, name, lastName], parts.settings.siteHost);
  // The same bucket as the login's: a stolen session is no way to guess more passwords.
  const limit = accountLimit(parts, caller.userName, addressGroup(address));
  const before = await oneAfterAnother(limit.bucket, async () => {
    await refuseTooMany(parts, limit);
    const user = await findUser(parts.db, caller.userName);
    if (!user || !(await parts.passwords.verify(currentPassword ?? "", user.passwordHash))) {
      await countAttempt(parts.db, limit, parts.clock());
      throw wrongPassword();
    }
    return user.passwordHash;
  });
  await refuseCommon(newPassword);
  const after = await parts.passwords.hash(newPassword);
  await parts.db.transaction(async (tx) => {
    if (!(await setPassword(tx, caller.userId, { before, after }))) throw wrongPassword();
    await endSessions(tx, caller.userId, caller.tokenHash);
  });
}
