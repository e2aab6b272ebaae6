import type { ClientCredentials, ClientDraft } from "#contract/clients.ts";
import { recordHistory } from "#server/history/record.ts";
import type { Db } from "#server/db/client.ts";
import { cleanName } from "#server/http/clean-text.ts";
import { generatePassword, type Passwords } from "#server/session/passwords.ts";
import { findUserNames, insertAccount, insertClient } from "./sql.ts";
import { baseUserName, freeUserName } from "./user-name.ts";

/** Takes the first free user name; others may take names meanwhile, so it looks again until one is its own. */
async function insertUnderFreeName(
  tx: Db,
  client: { accountId: string; name: string; lastName: string; passwordHash: string },
): Promise<string> {
  const base = baseUserName(client.name, client.lastName);
  const userName = freeUserName(base, await findUserNames(tx, base));
  const id = await insertClient(tx, { ...client, userName });
  return id === undefined ? insertUnderFreeName(tx, client) : userName;
}

/** Creates a client for an owner; the password is in this answer and nowhere else. */
export async function createClient(
  { db, passwords }: { db: Db; passwords: Passwords },
  ownerId: string,
  draft: ClientDraft,
): Promise<ClientCredentials> {
  const [name, lastName] = [cleanName(draft.name, "name"), cleanName(draft.lastName, "lastName")];
  const password = generatePassword();
  const passwordHash = await passwords.hash(password);
  return db.transaction(async (tx) => {
    const username = await insertUnderFreeName(tx, {
      accountId: await insertAccount(tx),
      name,
      lastName,
      passwordHash,
    });
    await recordHistory(tx, {
      actorId: ownerId,
      action: "client.create",
      subjectId: username,
      changes: { name, lastName },
    });
    return { username, password };
  });
}
