import { eq } from "drizzle-orm";
import type { Locale } from "#contract/constants/site-languages.ts";
import { oweInvitation } from "#server/account/invite.ts";
import { users } from "#server/db/schema/people.ts";
import { by, recordHistory } from "#server/history/record.ts";
import { Problem, problemAt } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import type { Caller } from "#server/session/caller.ts";
import { lockClient } from "./sql.ts";

/**
 * Invites a client once more who has never come in; 422 for one who has, or who has no address. Where no letters can be
 * sent there is no such call.
 */
export async function inviteAgain(
  { db, clock, settings }: Pick<Parts, "db" | "clock" | "settings">,
  owner: Pick<Caller, "userId" | "deviceKind" | "browser">,
  userName: string,
  locale: Locale,
): Promise<void> {
  if (!settings.mail) throw new Problem(404, "not-found");
  await db.transaction(async (tx) => {
    const row = await lockClient(tx, userName);
    if (!row) throw new Problem(404, "client-not-found");
    const [person] = await tx.select().from(users).where(eq(users.id, row.id));
    if (person?.lastSeenAt) throw new Problem(422, "stale");
    if (!person?.pendingEmail) throw problemAt(422, "invalid-email", "email");
    await oweInvitation(tx, { userId: row.id, inviterId: owner.userId, locale }, clock());
    await recordHistory(tx, { ...by(owner), action: "client.invite", subjectId: row.id, changes: {} });
  });
}
