import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { mailOutbox } from "#server/db/schema/operations.ts";
import { users } from "#server/db/schema/people.ts";
import { bucketName, refuseWhileWaiting, takeAttempts } from "#server/http/limits/attempts.ts";
import { atOnce } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { calledSo } from "#server/session/login/entrants.ts";
import { signedInFrom } from "#server/session/login/sign-ins.ts";
import type { Visitor } from "#server/session/login/visitor.ts";

/**
 * Owes a letter to whoever is called so, or has this confirmed address. A name of nobody's owes one too, to nobody: the
 * same statement does the same work for all of them, and what follows is decided when the letter is written. Nobody's id is
 * made for everyone: made only where it is used, it could be told by the time. 429 past the calls of an address; a letter that
 * is asked for where its reader has not signed in lately counts as a stranger's (docs/rules.md).
 */
export async function forgot(
  { db, clock, settings }: Pick<Parts, "db" | "clock" | "settings">,
  typed: string,
  { group, locale }: Visitor,
): Promise<void> {
  const most = settings.loginFailuresPerAddress;
  const limits = [
    { bucket: bucketName("forgot", group), most, minutes: 15 },
    { bucket: bucketName("forgot", "day", group), most: Math.max(20, most / 5), minutes: 24 * 60 },
  ];
  refuseWhileWaiting(await takeAttempts(db, limits, clock()), "too-many-requests");
  const { where, first } = calledSo(typed);
  const person = db.select({ id: users.id }).from(users).where(where).orderBy(first).limit(1);
  const reader = sql`coalesce((${person}), ${randomUUID()}::uuid)`;
  await db.insert(mailOutbox).values({
    kind: "reset",
    subjectIds: sql`array[${reader}]`,
    locale,
    isOfStranger: sql`not ${signedInFrom(reader, group, clock())}`,
    dueAt: atOnce,
    createdAt: clock(),
  });
}
