import { and, desc, eq, sql } from "drizzle-orm";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { Db } from "#server/db/client.ts";
import { mailOutbox, type OfferMailKind } from "#server/db/schema/operations.ts";
import { offers } from "#server/db/schema/offers.ts";
import { atOnce } from "#server/mail/outbox.ts";
import { findReaders } from "./readers.ts";

/** What happened to an offer, and which side did it; its people are not told. */
export interface OfferNews {
  offerId: string;
  kind: OfferMailKind;
  side: OfferTurn;
  /** Null for the server. */
  by: string | null;
}

/** How long messages about one offer are gathered for a reader. */
const gathered = 10 * 60_000;

/** When a letter about messages may go to a reader; undefined where one that still waits tells of them too. */
async function messagesDue(tx: Db, subjectIds: string[]): Promise<Date | undefined> {
  const { subjectIds: subjects, kind, attempts, sentAt, dueAt, id } = mailOutbox;
  const [readerId, offerId] = subjectIds;
  const [last] = await tx
    .select({ attempts, sentAt, dueAt })
    .from(mailOutbox)
    .where(
      and(
        eq(kind, "offer-message"),
        sql`${subjects}[1] = ${readerId}::uuid and ${subjects}[2] = ${offerId}::uuid`,
      ),
    )
    .orderBy(desc(id))
    .limit(1)
    .for("update");
  if (!last) return atOnce;
  if (last.sentAt === null && last.attempts === 0) return undefined;
  // One that was tried may have arrived.
  return new Date((last.sentAt ?? last.dueAt).getTime() + gathered);
}

/**
 * Owes a letter about an offer to everybody of the other side who wants to be told; call it in the transaction of what
 * it tells of, with the offer's row locked.
 */
export async function oweOfferMails(tx: Db, { offerId, kind, side, by }: OfferNews): Promise<void> {
  const [offer] = await tx.select({ accountId: offers.accountId }).from(offers).where(eq(offers.id, offerId));
  if (!offer) return;
  const readers = await findReaders(tx, side === "client" ? "agency" : "client", offer.accountId);
  for (const { id } of readers) {
    const subjectIds = [id, offerId, ...(by === null ? [] : [by])];
    const dueAt = kind === "offer-message" ? await messagesDue(tx, subjectIds) : atOnce;
    // Only clients have a limit of their own: what the agency writes is its own work.
    if (dueAt)
      await tx.insert(mailOutbox).values({ kind, subjectIds, sender: side === "client" ? by : null, dueAt });
  }
}
