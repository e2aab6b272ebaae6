import { asc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { mailOutbox } from "#server/db/schema/operations.ts";
import { sendableNow, urgentFirst, type MailLimits } from "./limits.ts";

const { id, kind, subjectIds, email, locale, attempts, createdAt } = mailOutbox;
const owed = { id, kind, subjectIds, email, locale, attempts, createdAt };

export type OwedMail = Pick<typeof mailOutbox.$inferSelect, keyof typeof owed>;

/** When a letter is due at once by every machine's clock, even one that is behind the database's. */
export const atOnce: Date = new Date(0);

/**
 * Takes one letter that is due and within the limits, and puts it off until `dueAgain`: a process that dies while
 * sending it leaves it due then, so that it is sent at least once. Processes never take the same one.
 */
export async function takeDueMail(
  db: Db,
  limits: MailLimits,
  now: Date,
  dueAgain: Date,
): Promise<OwedMail | undefined> {
  const sendable = await sendableNow(db, limits, now);
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id })
      .from(mailOutbox)
      .where(sendable)
      .orderBy(urgentFirst, asc(mailOutbox.dueAt), asc(id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return undefined;
    const [taken] = await tx
      .update(mailOutbox)
      .set({ dueAt: dueAgain, attempts: sql`${attempts} + 1` })
      .where(eq(id, due.id))
      .returning(owed);
    return taken;
  });
}

/** Notes that a letter was sent; where it went is then forgotten. */
export async function markSent(db: Db, mailId: number, sentAt: Date): Promise<void> {
  await db.update(mailOutbox).set({ sentAt, email: null }).where(eq(id, mailId));
}

export async function putOff(db: Db, mailId: number, dueAt: Date): Promise<void> {
  await db.update(mailOutbox).set({ dueAt }).where(eq(id, mailId));
}

/** Forgets a letter that is not to be sent any more. */
export async function dropMail(db: Db, mailId: number): Promise<void> {
  await db.delete(mailOutbox).where(eq(id, mailId));
}

/** Forgets mails owed before a time, sent or not; answers how many were never sent. */
export async function deleteMailsBefore(db: Db, before: Date): Promise<number> {
  const old = await db
    .delete(mailOutbox)
    .where(lt(createdAt, before))
    .returning({ sentAt: mailOutbox.sentAt });
  return old.filter(({ sentAt }) => sentAt === null).length;
}
