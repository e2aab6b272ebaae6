import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { Db } from "#server/db/client.ts";
import { mailOutbox, type MailKind } from "#server/db/schema/operations.ts";
import { atOnce } from "./outbox.ts";

/** What a mail tells of, and the signed-in user who wrote it; null for a visitor, and for letters to people. */
export interface MailSubject {
  kind: MailKind;
  /** A request, an offer, or the user whom a letter goes to. */
  subjectId: string;
  sender: string | null;
  /** Where it goes, if that is not what its subject says when it is sent. */
  email?: string | undefined;
  /** The language of the call, for a reader who has chosen none. */
  locale?: Locale | undefined;
}

/** How many subjects one letter holds. */
const mostGathered = 20;

/**
 * Owes a mail; call it in the transaction that stores its subject. What one user wrote joins the letter about the same
 * kind of thing that still waits.
 */
export async function oweMail(tx: Db, subject: MailSubject): Promise<void> {
  const { subjectId, sender, ...mail } = subject;
  if (sender !== null && (await joinWaiting(tx, { ...subject, sender }))) return;
  await tx.insert(mailOutbox).values({ ...mail, subjectIds: [subjectId], sender, dueAt: atOnce });
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
