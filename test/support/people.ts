import { users } from "#server/db/schema.ts";
import type { Db } from "#server/db/client.ts";
import type { Passwords } from "#server/session/passwords.ts";
import { insertSession } from "#server/session/sql.ts";
import { newToken, tokenHash } from "#server/session/tokens.ts";

export interface Person {
  userId: string;
  userName: string;
  password: string;
  /** A token of a session that began when the person was made. */
  token: string;
  /** The header that a signed-in call carries. */
  headers: { authorization: string };
}

export interface PersonDraft {
  userName?: string;
  name?: string;
  lastName?: string;
  password?: string;
  isActive?: boolean;
  isLocked?: boolean;
}

let made = 0;
// One hash serves every person of a file who asks for no password of their own.
const usual = { password: "a usual password", hash: undefined as Promise<string> | undefined };

/** Stores a person with a session; login with `password` works too. */
export async function createPerson(
  parts: { db: Db; clock: () => Date; passwords: Passwords },
  role: "OWNER" | "CLIENT",
  { password = usual.password, ...draft }: PersonDraft = {},
): Promise<Person> {
  made += 1;
  const passwordHash = await (password === usual.password
    ? (usual.hash ??= parts.passwords.hash(password))
    : parts.passwords.hash(password));
  const fields = { userName: `${role.toLowerCase()}-${made}`, name: "Deniz", lastName: "Ada", ...draft };
  const [row] = await parts.db
    .insert(users)
    .values({ ...fields, role, passwordHash })
    .returning({ id: users.id });
  if (!row) throw new Error("an insert returned no row");
  const token = newToken();
  await insertSession(parts.db, { tokenHash: tokenHash(token), userId: row.id, now: parts.clock() });
  const headers = { authorization: `Bearer ${token}` };
  return { userId: row.id, userName: fields.userName, password, token, headers };
}
