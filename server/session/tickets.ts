import { and, eq, gt, lte, or, type SQL } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { futureFrom } from "#server/db/future.ts";
import { tickets, type TicketKind } from "#server/db/schema/people.ts";
import { newToken, tokenHash } from "./tokens.ts";

interface NewTicket {
  kind: TicketKind;
  /** Null where nobody is known yet. */
  userId: string | null;
  minutes: number;
}

/** Makes a ticket, which is good once and for some minutes; the answer is its token, of which only the hash is stored. */
export async function openTicket(db: Db, { kind, userId, minutes }: NewTicket, now: Date): Promise<string> {
  const token = newToken();
  const until = new Date(now.getTime() + minutes * 60_000);
  await db.insert(tickets).values({ hash: tokenHash(token), kind, userId, createdAt: now, until });
  return token;
}

const isGood = (kind: TicketKind, token: string, now: Date): SQL | undefined =>
  and(
    eq(tickets.hash, tokenHash(token)),
    eq(tickets.kind, kind),
    gt(tickets.until, now),
    lte(tickets.createdAt, futureFrom(now)),
  );

/** A good ticket, which stays so. */
export async function findTicket(db: Db, kind: TicketKind, token: string, now: Date) {
  const [ticket] = await db
    .select()
    .from(tickets)
    .where(isGood(kind, token, now));
  return ticket;
}

/** Spends a good ticket; undefined where it is none. Of those who spend one at once, one gets it. */
export async function takeTicket(db: Db, kind: TicketKind, token: string, now: Date) {
  const [ticket] = await db
    .delete(tickets)
    .where(isGood(kind, token, now))
    .returning();
  return ticket;
}

/** Deletes the tickets that are past their time, and those that a wrong clock dated ahead. */
export const deleteOldTickets = (db: Db, now: Date) =>
  db.delete(tickets).where(or(lte(tickets.until, now), gt(tickets.createdAt, futureFrom(now))));
