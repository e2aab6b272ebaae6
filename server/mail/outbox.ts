import { and, asc, count, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { mailOutbox } from "#server/db/operations-schema.ts";

export type MailKind = typeof mailOutbox.$inferInsert.kind;
export type OwedMail = Pick<typeof mailOutbox.$inferSelect, "id" | "kind" | "subjectId" | "attempts">;

/** Owes the mail about a request or an offer; call it in the transaction that stores its subject. */
export async function oweMail(tx: Db, kind: MailKind, subjectId: string): Promise<void> {
  // Due at once by every machine's clock, even one that is behind the database's.
  await tx.insert(mailOutbox).values({ kind, subjectId, dueAt: new Date(0) });
}

/**
 * Takes one mail that is due, and puts it off until `dueAgain`: a process that dies while sending it leaves
 * it due then, so that it is sent at least once. Processes never take the same one.
 */
export async function takeDueMail(db: Db, now: Date, dueAgain: Date): Promise<OwedMail | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(and(isNull(mailOutbox.sentAt), lte(mailOutbox.dueAt, now)))
      .orderBy(asc(mailOutbox.dueAt), asc(mailOutbox.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return undefined;
    const { id, kind, subjectId, attempts } = mailOutbox;
    const [taken] = await tx
      .update(mailOutbox)
      .set({ dueAt: dueAgain, attempts: sql`${attempts} + 1` })
      .where(eq(mailOutbox.id, due.id))
      .returning({ id, kind, subjectId, attempts });
    return taken;
  });
}

export async function markSent(db: Db, id: number, sentAt: Date): Promise<void> {
  await db.update(mailOutbox).set({ sentAt }).where(eq(mailOutbox.id, id));
}

export async function putOff(db: Db, id: number, dueAt: Date): Promise<void> {
  await db.update(mailOutbox).set({ dueAt }).where(eq(mailOutbox.id, id));
}

/** Forgets a mail whose subject is no longer there. */
export async function dropMail(db: Db, id: number): Promise<void> {
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id));
}

/** How many mails were sent since a time. */
export async function countSentSince(db: Db, since: Date): Promise<number> {
  const [row] = await db.select({ sent: count() }).from(mailOutbox).where(gt(mailOutbox.sentAt, since));
  return row?.sent ?? 0;
}

/** Forgets mails owed before a time, sent or not; answers how many were never sent. */
export async function deleteMailsBefore(db: Db, before: Date): Promise<number> {
  const old = await db
    .delete(mailOutbox)
    .where(lt(mailOutbox.createdAt, before))
    .returning({ sentAt: mailOutbox.sentAt });
  return old.filter(({ sentAt }) => sentAt === null).length;
}
