import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { findUserNames } from "./sql.ts";
import { baseUserName, freeUserName } from "./user-name.ts";

/** Somebody to store: in a client's account, or an owner. */
interface NewPerson {
  role: "OWNER" | "CLIENT";
  accountId: string | null;
  name: string;
  lastName: string;
  /** Of a password that we made: an own one is asked for at the first login. */
  passwordHash: string;
  /** An address whose link is yet to be opened. */
  pendingEmail: string | null;
}

/** Stores a person under the first free user name; others may take names meanwhile, so it looks until one is its own. */
export async function insertPerson(tx: Db, person: NewPerson): Promise<{ id: string; userName: string }> {
  const base = baseUserName(person.name, person.lastName);
  const userName = freeUserName(base, await findUserNames(tx, base));
  const [row] = await tx
    .insert(users)
    .values({ ...person, userName, mustChangePassword: true })
    .onConflictDoNothing({ target: users.userName })
    .returning({ id: users.id, userName: users.userName });
  return row ?? insertPerson(tx, person);
}
