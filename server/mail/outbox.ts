import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { futureFrom } from "#server/db/future.ts";
import { mailOutbox } from "#server/db/operations-schema.ts";

export type OwedMail = Pick<typeof mailOutbox.$inferSelect, "id" | "kind" | "subjectIds" | "attempts">;

/** What a mail tells of, and the signed-in user who wrote it; null for a visitor. */
export interface MailSubject {
  kind: typeof mailOutbox.$inferInsert.kind;
  subjectId: string;
  sender: string | null;
}

/** How many subjects one letter holds. */
const mostGathered = 20;

/**
 * Owes the mail about a request or an offer; call it in the transaction that stores its subject. What one user wrote
 * joins the letter about the same kind of thing that still waits.
 */
export async function oweMail(tx: Db, { kind, subjectId, sender }: MailSubject): Promise<void> {
  if (sender !== null && (await joinWaiting(tx, { kind, subjectId, sender }))) return;
  // Due at once by every machine's clock, even one that is behind the database's.
  await tx.insert(mailOutbox).values({ kind, subjectIds: [subjectId], sender, dueAt: new Date(0) });
}

/** Adds a subject to a letter that was never tried: one that was may have arrived. False where there is none. */
async function joinWaiting(tx: Db, { kind, subjectId, sender }: MailSubject & { sender: string }) {
  const [waiting] = await tx
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.kind, kind),
        eq(mailOutbox.sender, sender),
        eq(mailOutbox.attempts, 0),
        isNull(mailOutbox.sentAt),
        sql`cardinality(${mailOutbox.subjectIds}) < ${mostGathered}`,
      ),
    )
    .orderBy(asc(mailOutbox.id))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!waiting) return false;
  await tx
    .update(mailOutbox)
    .set({ subjectIds: sql`array_append(${mailOutbox.subjectIds}, ${subjectId}::uuid)` })
    .where(eq(mailOutbox.id, waiting.id));
  return true;
}

/** How many letters go out in any 24 hours, of all senders and of one user. */
export interface MailLimits {
  perDay: number;
  perSender: number;
}

/** One user's offers take a tenth of the day's letters at most. */
export const mailLimits: MailLimits = { perDay: 500, perSender: 50 };

const day = 24 * 60 * 60_000;

const sentInADay = (now: Date) =>
  and(gt(mailOutbox.sentAt, new Date(now.getTime() - day)), lte(mailOutbox.sentAt, futureFrom(now)));

// A failed try is put off by an hour at most: what is due later was dated by a wrong clock.
const longestWait = 61 * 60_000;

const isDue = (now: Date) =>
  and(
    isNull(mailOutbox.sentAt),
    or(lte(mailOutbox.dueAt, now), gt(mailOutbox.dueAt, new Date(now.getTime() + longestWait))),
  );

/** The users whose letters of the day are used up. */
async function findSpentSenders(db: Db, { perSender }: MailLimits, now: Date): Promise<string[]> {
  const rows = await db
    .select({ sender: mailOutbox.sender })
    .from(mailOutbox)
    .where(and(isNotNull(mailOutbox.sender), sentInADay(now)))
    .groupBy(mailOutbox.sender)
    .having(sql`count(*) >= ${perSender}`);
  return rows.flatMap(({ sender }) => sender ?? []);
}

const notOf = (senders: string[]) =>
  senders.length === 0 ? undefined : or(isNull(mailOutbox.sender), notInArray(mailOutbox.sender, senders));

/**
 * Takes one letter that is due and within the limits, and puts it off until `dueAgain`: a process that dies while
 * sending it leaves it due then, so that it is sent at least once. Processes never take the same one. What visitors
 * asked for goes first.
 */
export async function takeDueMail(
  db: Db,
  limits: MailLimits,
  now: Date,
  dueAgain: Date,
): Promise<OwedMail | undefined> {
  if ((await countSent(db, now)) >= limits.perDay) return undefined;
  const spent = await findSpentSenders(db, limits, now);
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(and(isDue(now), notOf(spent)))
      .orderBy(desc(sql`${mailOutbox.kind} = 'voice-request'`), asc(mailOutbox.dueAt), asc(mailOutbox.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return undefined;
    const { id, kind, subjectIds, attempts } = mailOutbox;
    const [taken] = await tx
      .update(mailOutbox)
      .set({ dueAt: dueAgain, attempts: sql`${attempts} + 1` })
      .where(eq(mailOutbox.id, due.id))
      .returning({ id, kind, subjectIds, attempts });
    return taken;
  });
}

/** The letters that wait, and those of them that a limit holds back. */
export interface MailFigures {
  waiting: number;
  heldByDay: number;
  heldBySender: number;
}

export async function readMailFigures(db: Db, limits: MailLimits, now: Date): Promise<MailFigures> {
  const spent = await findSpentSenders(db, limits, now);
  const waiting = await db.$count(mailOutbox, isNull(mailOutbox.sentAt));
  const isOver = (await countSent(db, now)) >= limits.perDay;
  const heldByDay = isOver ? await db.$count(mailOutbox, and(isDue(now), notOf(spent))) : 0;
  const ofSpent = and(isDue(now), inArray(mailOutbox.sender, spent));
  return { waiting, heldByDay, heldBySender: spent.length > 0 ? await db.$count(mailOutbox, ofSpent) : 0 };
}

export async function markSent(db: Db, id: number, sentAt: Date): Promise<void> {
  await db.update(mailOutbox).set({ sentAt }).where(eq(mailOutbox.id, id));
}

export async function putOff(db: Db, id: number, dueAt: Date): Promise<void> {
  await db.update(mailOutbox).set({ dueAt }).where(eq(mailOutbox.id, id));
}

/** Forgets a letter whose subjects are no longer there. */
export async function dropMail(db: Db, id: number): Promise<void> {
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id));
}

/** How many letters were sent in the last 24 hours. */
async function countSent(db: Db, now: Date): Promise<number> {
  const [row] = await db.select({ sent: count() }).from(mailOutbox).where(sentInADay(now));
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
