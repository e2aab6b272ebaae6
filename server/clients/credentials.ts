import { and, arrayContains, eq, inArray, isNull } from "drizzle-orm";
import type { ClientCredentials } from "#contract/clients/clients.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { Db } from "#server/db/client.ts";
import { mailOutbox, type MailKind } from "#server/db/schema/operations.ts";
import { passkeys, recoveryCodes, tickets, totps, users } from "#server/db/schema/people.ts";
import { by, recordHistory } from "#server/history/record.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { oweMail } from "#server/mail/owe.ts";
import type { Parts } from "#server/parts.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";
import type { Caller } from "#server/session/caller.ts";
import { endSessions } from "#server/session/sql.ts";
import { credentialsOf, type MadePassword, newPassword } from "./made-password.ts";
import { lockClient } from "./sql.ts";

// The token of a link is made when its letter is sent.
const withLink: MailKind[] = ["invitation", "reset", "confirm-address"];

/** Ends every way in but the password: sessions, links and those that are still to be sent, passkeys, the second factor. */
async function endWaysIn(tx: Db, userId: string): Promise<void> {
  await endSessions(tx, userId);
  const { kind, sentAt, subjectIds } = mailOutbox;
  await tx
    .delete(mailOutbox)
    .where(and(inArray(kind, withLink), isNull(sentAt), arrayContains(subjectIds, [userId])));
  for (const table of [tickets, passkeys, totps, recoveryCodes])
    await tx.delete(table).where(eq(table.userId, userId));
}

/**
 * Gives a client a new password, which is in this answer and nowhere else and is to be replaced at the first login. The
 * client is told by mail.
 */
export async function renewCredentials(
  parts: Pick<Parts, "db" | "clock" | "passwords" | "settings">,
  owner: Pick<Caller, "userId" | "deviceKind" | "browser">,
  userName: string,
  { locale, keyed }: { locale: Locale; keyed: KeyedCall | undefined },
): Promise<ClientCredentials> {
  const { db, clock, passwords, settings } = parts;
  const drafted = newPassword(keyed);
  const passwordHash = await passwords.hash(drafted.password);
  const renew = async (tx: Db): Promise<MadePassword> => {
    const row = await lockClient(tx, userName);
    if (!row) throw new Problem(404, "client-not-found");
    await tx
      .update(users)
      .set({ passwordHash, mustChangePassword: true, passwordChangedAt: null })
      .where(eq(users.id, row.id));
    await endWaysIn(tx, row.id);
    if (settings.mail)
      await oweMail(tx, { kind: "credentials-renewed", subjectId: row.id, sender: null, locale });
    await recordHistory(tx, { ...by(owner), action: "client.credentials", subjectId: row.id, changes: {} });
    return { userId: row.id, userName, salt: drafted.salt };
  };
  const made = await db.transaction((tx) => once(tx, keyed, clock(), () => renew(tx)));
  return credentialsOf(parts, made, drafted, keyed);
}
