import { users } from "#server/db/schema/people.ts";
import { insertAccount } from "#server/clients/sql.ts";
import type { Db } from "#server/db/client.ts";
import type { Passwords } from "#server/session/passwords.ts";
import { insertSession } from "#server/session/sql.ts";
import { newToken, tokenHash } from "#server/session/tokens.ts";

export interface Person {
  userId: string;
  /** The client's own account; empty for owners. */
  accountId: string;
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
  /** The account of a client who has colleagues; otherwise one of its own. */
  accountId?: string;
}

let made = 0;
const usualPassword = "a usual password";
// One hash serves every person of a server who asks for no password of their own.
const usualHashes = new WeakMap<Passwords, Promise<string>>();

function usualHash(passwords: Passwords): Promise<string> {
  const hash = usualHashes.get(passwords) ?? passwords.hash(usualPassword);
  usualHashes.set(passwords, hash);
  return hash;
}

/** Stores a person with a session; login with `password` works too. */
export async function createPerson(
  parts: { db: Db; clock: () => Date; passwords: Passwords },
  role: "OWNER" | "CLIENT",
  { password = usualPassword, accountId: shared, ...draft }: PersonDraft = {},
): Promise<Person> {
  made += 1;
  const passwordHash = await (password === usualPassword
    ? usualHash(parts.passwords)
    : parts.passwords.hash(password));
  const fields = { userName: `${role.toLowerCase()}-${made}`, name: "Deniz", lastName: "Ada", ...draft };
  const accountId = role === "CLIENT" ? (shared ?? (await insertAccount(parts.db))) : undefined;
  const [row] = await parts.db
    .insert(users)
    .values({ ...fields, accountId, role, passwordHash })
    .returning({ id: users.id });
  if (!row) throw new Error("an insert returned no row");
  const token = newToken();
  await insertSession(parts.db, { tokenHash: tokenHash(token), userId: row.id, now: parts.clock() });
  const headers = { authorization: `Bearer ${token}` };
  return { userId: row.id, accountId: accountId ?? "", userName: fields.userName, password, token, headers };
}
