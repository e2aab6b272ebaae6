import type { ClientCredentials, ClientDraft } from "#contract/clients.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import { by, recordHistory } from "#server/history/record.ts";
import { oweInvitation } from "#server/account/invite.ts";
import { cleanAddress } from "#server/account/address.ts";
import { cleanName } from "#server/http/clean-text.ts";
import type { Parts } from "#server/parts.ts";
import type { Caller } from "#server/session/caller.ts";
import { generatePassword } from "#server/session/passwords.ts";
import { cleanCompany } from "./accounts.ts";
import { insertPerson } from "./new-person.ts";
import { insertAccount } from "./sql.ts";

type CreateParts = Pick<Parts, "db" | "clock" | "passwords" | "settings">;

/**
 * Creates a client's account with its first person; the password is in this answer and nowhere else. With an address an
 * invitation goes out beside it, where letters can be sent.
 */
export async function createClient(
  { db, clock, passwords, settings }: CreateParts,
  owner: Pick<Caller, "userId" | "deviceKind" | "browser">,
  draft: ClientDraft,
  locale: Locale,
): Promise<ClientCredentials> {
  const [name, lastName] = [cleanName(draft.name, "name"), cleanName(draft.lastName, "lastName")];
  const pendingEmail = draft.email === undefined ? null : cleanAddress(draft.email, "email");
  const company = cleanCompany(draft.company ?? "");
  const password = generatePassword();
  const passwordHash = await passwords.hash(password);
  return db.transaction(async (tx) => {
    const accountId = await insertAccount(tx, company);
    const person = { role: "CLIENT", accountId, name, lastName, passwordHash, pendingEmail } as const;
    const { id, userName } = await insertPerson(tx, person);
    if (pendingEmail !== null && settings.mail)
      await oweInvitation(tx, { userId: id, inviterId: owner.userId, locale }, clock());
    const changes = {
      name: true,
      lastName: true,
      ...(pendingEmail === null ? {} : { email: true }),
      ...(company === null ? {} : { company: true }),
    };
    await recordHistory(tx, { ...by(owner), action: "client.create", subjectId: id, changes });
    return { username: userName, password };
  });
}
