import { countAttempt } from "#server/http/limits/attempts.ts";
import { problemAt } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import type { Caller } from "#server/session/caller.ts";
import { findUser } from "#server/session/login/entrants.ts";
import { accountLimit, refuseTooMany } from "#server/session/login/login-limits.ts";
import { oneAfterAnother } from "#server/session/one-after-another.ts";

type PasswordParts = Pick<Parts, "db" | "clock" | "settings" | "passwords">;

export const wrongPassword = (field: string) => problemAt(422, "wrong-password", field);

/**
 * The hash of a caller's password where what was given is that one; else 422 at `field`, or 429: failures count with those
 * of the login, because a stolen session is no way to guess more passwords.
 */
export async function checkPassword(
  parts: PasswordParts,
  { userId, userName }: Pick<Caller, "userId" | "userName">,
  { password, field }: { password: string; field: string },
  group: string,
): Promise<string> {
  const limit = accountLimit(parts, userName, group);
  return oneAfterAnother(limit.bucket, async () => {
    await refuseTooMany(parts, limit);
    const user = await findUser(parts.db, userId);
    if (user && (await parts.passwords.verify(password, user.passwordHash))) return user.passwordHash;
    await countAttempt(parts.db, limit, parts.clock());
    throw wrongPassword(field);
  });
}
