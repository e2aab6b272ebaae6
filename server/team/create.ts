import type { ClientCredentials } from "#contract/clients/clients.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { TeamDraft } from "#contract/team.ts";
import { oweInvitation } from "#server/account/invite.ts";
import { credentialsOf, type MadePassword, newPassword } from "#server/clients/made-password.ts";
import { insertPerson } from "#server/clients/new-person.ts";
import type { Db } from "#server/db/client.ts";
import { by, recordHistory } from "#server/history/record.ts";
import { cleanAddress } from "#server/account/address.ts";
import { cleanName } from "#server/http/clean-text.ts";
import type { Parts } from "#server/parts.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";
import type { Caller } from "#server/session/caller.ts";

type CreateParts = Pick<Parts, "db" | "clock" | "passwords" | "settings">;

/** Stores another owner with a generated password, which is in this answer and nowhere else, and invites by mail. */
export async function createOwner(
  parts: CreateParts,
  caller: Pick<Caller, "userId" | "deviceKind" | "browser">,
  draft: TeamDraft,
  { locale, keyed }: { locale: Locale; keyed: KeyedCall | undefined },
): Promise<ClientCredentials> {
  const { db, clock, passwords, settings } = parts;
  const name = cleanName(draft.name, "name");
  const pendingEmail = draft.email === undefined ? null : cleanAddress(draft.email, "email");
  const drafted = newPassword(keyed);
  const passwordHash = await passwords.hash(drafted.password);
  const create = async (tx: Db): Promise<MadePassword> => {
    const person = {
      role: "OWNER",
      accountId: null,
      name,
      lastName: "",
      passwordHash,
      pendingEmail,
    } as const;
    const { id, userName } = await insertPerson(tx, person);
    const isInvited = pendingEmail !== null && settings.mail;
    if (isInvited) await oweInvitation(tx, { userId: id, inviterId: caller.userId, locale }, clock());
    const changes = { name: true, ...(pendingEmail === null ? {} : { email: true }) };
    const action = isInvited ? "owner.invite" : "owner.create";
    await recordHistory(tx, { ...by(caller), action, subjectId: id, changes });
    return { userId: id, userName, salt: drafted.salt };
  };
  const made = await db.transaction((tx) => once(tx, keyed, clock(), () => create(tx)));
  return credentialsOf(parts, made, drafted, keyed);
}
