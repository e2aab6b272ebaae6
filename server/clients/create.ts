import type { ClientCredentials, ClientDraft } from "#contract/clients/clients.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { Db } from "#server/db/client.ts";
import { by, recordHistory } from "#server/history/record.ts";
import { oweInvitation } from "#server/account/invite.ts";
import { cleanAddress } from "#server/account/address.ts";
import { cleanName } from "#server/http/clean-text.ts";
import type { Parts } from "#server/parts.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";
import type { Caller } from "#server/session/caller.ts";
import { cleanCompany } from "./accounts.ts";
import { credentialsOf, type MadePassword, newPassword } from "./made-password.ts";
import { insertPerson } from "./new-person.ts";
import { insertAccount } from "./sql.ts";

type CreateParts = Pick<Parts, "db" | "clock" | "passwords" | "settings">;

interface Creation {
  locale: Locale;
  keyed: KeyedCall | undefined;
  /** Whether an address gets an invitation. */
  isInvited?: boolean;
  /** What else belongs to it, in the same transaction; what it throws refuses the client. */
  link?: (tx: Db, accountId: string) => Promise<void>;
}

/**
 * Creates a client's account with its first person; the password is in this answer and nowhere else. With an address an
 * invitation goes out beside it, where letters can be sent.
 */
export async function createClient(
  parts: CreateParts,
  owner: Pick<Caller, "userId" | "deviceKind" | "browser">,
  draft: ClientDraft,
  { locale, keyed, isInvited = true, link }: Creation,
): Promise<ClientCredentials> {
  const { db, clock, passwords, settings } = parts;
  const [name, lastName] = [cleanName(draft.name, "name"), cleanName(draft.lastName, "lastName")];
  const pendingEmail = draft.email === undefined ? null : cleanAddress(draft.email, "email");
  const company = cleanCompany(draft.company ?? "");
  const drafted = newPassword(keyed);
  const passwordHash = await passwords.hash(drafted.password);
  const create = async (tx: Db): Promise<MadePassword> => {
    const accountId = await insertAccount(tx, company);
    const person = { role: "CLIENT", accountId, name, lastName, passwordHash, pendingEmail } as const;
    const { id, userName } = await insertPerson(tx, person);
    if (pendingEmail !== null && isInvited && settings.mail)
      await oweInvitation(tx, { userId: id, inviterId: owner.userId, locale }, clock());
    const changes = {
      name: true,
      lastName: true,
      ...(pendingEmail === null ? {} : { email: true }),
      ...(company === null ? {} : { company: true }),
    };
    await recordHistory(tx, { ...by(owner), action: "client.create", subjectId: id, changes });
    await link?.(tx, accountId);
    return { userId: id, userName, salt: drafted.salt };
  };
  const made = await db.transaction((tx) => once(tx, keyed, clock(), () => create(tx)));
  return credentialsOf(parts, made, drafted, keyed);
}
