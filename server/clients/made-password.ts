import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ClientCredentials } from "#contract/clients/clients.ts";
import { users } from "#server/db/schema/people.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { generatePassword, passwordFrom } from "#server/session/passwords.ts";

/** Whose password a call made. `salt` gives it again to who knows the call's key; null without a key. */
export interface MadePassword {
  [field: string]: unknown;
  userId: string;
  userName: string;
  salt: string | null;
}

/** A password for somebody: random, or of a call's key with a random salt, so that it is stored nowhere and can be found again. */
export function newPassword(call: KeyedCall | undefined): { password: string; salt: string | null } {
  if (!call) return { password: generatePassword(), salt: null };
  const salt = randomBytes(32).toString("base64url");
  return { password: passwordFrom(call.key, salt), salt };
}

/**
 * The credentials that a call made, `drafted` or by an earlier delivery of it. 404 for who is gone since, 409 where the password
 * was changed since.
 */
export async function credentialsOf(
  { db, passwords }: Pick<Parts, "db" | "passwords">,
  { userId, userName, salt }: MadePassword,
  drafted: { password: string; salt: string | null },
  call: KeyedCall | undefined,
): Promise<ClientCredentials> {
  if (!call || salt === null || salt === drafted.salt)
    return { username: userName, password: drafted.password };
  const { passwordHash } = users;
  const [person] = await db.select({ passwordHash }).from(users).where(eq(users.id, userId));
  if (!person) throw new Problem(404, "person-not-found");
  const password = passwordFrom(call.key, salt);
  if (!(await passwords.verify(password, person.passwordHash))) throw new Problem(409, "password-replaced");
  return { username: userName, password };
}
