import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { mailOutbox } from "#server/db/operations-schema.ts";
import { users } from "#server/db/people-schema.ts";
import { bucketName, refuseWhileWaiting, takeAttempt } from "#server/http/limits/attempts.ts";
import { atOnce } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { calledSo } from "#server/session/login/entrants.ts";
import type { Visitor } from "#server/session/login/visitor.ts";

/**
 * Owes a letter to whoever is called so, or has this confirmed address. A name of nobody's owes one too, to nobody: the
 * same statement does the same work for all of them, and what follows is decided when the letter is written. Nobody's id is
 * made for everyone: made only where it is used, it could be told by the time.
 */
export async function forgot(
  { db, clock, settings }: Pick<Parts, "db" | "clock" | "settings">,
  typed: string,
  { group, locale }: Visitor,
): Promise<void> {
  const limit = {
    bucket: bucketName("forgot", group),
    most: settings.loginFailuresPerAddress,
    minutes: 15,
  };
  refuseWhileWaiting(await takeAttempt(db, limit, clock()), "too-many-requests");
  const { where, first } = calledSo(typed.trim());
  const person = db.select({ id: users.id }).from(users).where(where).orderBy(first).limit(1);
  await db.insert(mailOutbox).values({
    kind: "reset",
    subjectIds: sql`array[coalesce((${person}), ${randomUUID()}::uuid)]`,
    locale,
    dueAt: atOnce,
    createdAt: clock(),
  });
}
