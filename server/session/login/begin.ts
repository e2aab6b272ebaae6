import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { by, recordHistory } from "#server/history/record.ts";
import { oweMail } from "#server/mail/owe.ts";
import type { Settings } from "#server/settings.ts";
import type { Entrant } from "./entrants.ts";
import { noteDevice } from "./known-devices.ts";
import { noteSignIn } from "./sign-ins.ts";
import { insertSession } from "#server/session/sql.ts";
import { newToken, tokenHash } from "#server/session/tokens.ts";
import type { Visitor } from "./visitor.ts";

interface BeginParts {
  settings: Pick<Settings, "mail">;
  clock: () => Date;
}

/**
 * Begins a session for somebody who has shown who it is, and whose row is locked (`lockEntrant`); its token. A device
 * that is new to this user is told by mail.
 */
export async function beginSession(
  tx: Db,
  { settings, clock }: BeginParts,
  { id, email }: Entrant,
  { group, device, locale }: Visitor,
): Promise<string> {
  const [token, now] = [newToken(), clock()];
  await insertSession(tx, { tokenHash: tokenHash(token), userId: id, now, device });
  await tx.update(users).set({ lastSeenAt: now }).where(eq(users.id, id));
  await noteSignIn(tx, id, group, now);
  const event = { ...by({ userId: id, ...device }), subjectId: id, changes: {} };
  await recordHistory(tx, { ...event, action: "login" });
  if (await noteDevice(tx, id, device, now)) {
    await recordHistory(tx, { ...event, action: "login.new-device" });
    if (settings.mail && email !== null)
      await oweMail(tx, { kind: "new-device", subjectId: id, sender: null, locale });
  }
  return token;
}
