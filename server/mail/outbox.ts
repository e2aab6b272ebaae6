import type { Db } from "#server/db/client.ts";
import { mailOutbox } from "#server/db/schema.ts";

export type MailKind = typeof mailOutbox.$inferInsert.kind;

/** Owes the mail about a request or an offer; call it in the transaction that stores its subject. */
export async function oweMail(tx: Db, kind: MailKind, subjectId: string): Promise<void> {
  await tx.insert(mailOutbox).values({ kind, subjectId });
}
