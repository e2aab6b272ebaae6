import { eq } from "drizzle-orm";
import type { LinkPassword } from "#contract/session.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { by, recordHistory } from "#server/history/record.ts";
import { oweMail } from "#server/mail/owe.ts";
import type { Parts } from "#server/parts.ts";
import { noteDevice } from "#server/session/login/known-devices.ts";
import { accountLimit, forgetFailures } from "#server/session/login/login-limits.ts";
import { refuseCommon, refuseNamed } from "#server/session/password/password-rules.ts";
import { endSessions } from "#server/session/sql.ts";
import type { Visitor } from "#server/session/login/visitor.ts";
import { endLinks, findLink, spendLink, useLink, type Link } from "./links.ts";

type LinkParts = Pick<Parts, "db" | "clock" | "settings" | "passwords">;

interface Choice {
  passwordHash: string;
  visitor: Visitor;
  now: Date;
}

/** Sets the password, and ends all that was begun with another one: sessions, links, a change of address. */
async function setChosen(
  tx: Db,
  { kind, email, user }: Link,
  { passwordHash, visitor, now }: Choice,
): Promise<void> {
  await tx
    .update(users)
    .set({
      passwordHash,
      passwordChangedAt: now,
      mustChangePassword: false,
      pendingEmail: null,
      // Whoever has the link reads what comes to the address that it went to, and what is on the page in its language.
      ...(kind === "invitation"
        ? { email, emailConfirmedAt: now, locale: user.locale ?? visitor.locale }
        : {}),
    })
    .where(eq(users.id, user.id));
  // The first login follows there at once: that is no new device.
  if (kind === "invitation") await noteDevice(tx, user.id, visitor.device, now);
  await endSessions(tx, user.id);
  await endLinks(tx, user.id);
  await recordHistory(tx, {
    ...by({ userId: user.id, ...visitor.device }),
    action: kind === "invitation" ? "invitation.accept" : "password.reset",
    subjectId: user.id,
    changes: {},
  });
}

/**
 * Sets the password that the reader of a letter chose; the user name to log in with. Factors stay as they are, and tries
 * of the one before are forgotten where this one was chosen.
 */
export async function choosePassword(
  parts: LinkParts,
  kind: "invitation" | "reset",
  { token, newPassword }: LinkPassword,
  visitor: Visitor,
): Promise<{ userName: string }> {
  const { db, clock, settings, passwords } = parts;
  passwords.expectRoom();
  const link = await findLink(db, kind, token, clock());
  const { id, userName, name, lastName } = link.user;
  refuseNamed(newPassword, [userName, name, lastName], settings);
  await refuseCommon(newPassword);
  const passwordHash = await passwords.hash(newPassword);
  await useLink(db, async (tx) => {
    await spendLink(tx, link);
    await setChosen(tx, link, { passwordHash, visitor, now: clock() });
    if (kind === "reset") await oweMail(tx, { kind: "password-reset", subjectId: id, sender: null });
  });
  await forgetFailures(parts, [accountLimit(parts, userName, visitor.group)]);
  return { userName };
}
