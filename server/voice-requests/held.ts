import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { requestEvents, voiceRequests } from "#server/db/schema/requests.ts";
import { asSent } from "./reading/listed.ts";

interface Part {
  limit: number;
  offset: number;
}

/** The letters that a visitor was sent with a room. */
async function lettersOf(db: Db, requestId: string) {
  const { details, createdAt, kind } = requestEvents;
  const rows = await db
    .select({ at: createdAt, mail: sql<{ subject: string; text: string } | null>`${details} -> 'mail'` })
    .from(requestEvents)
    .where(and(eq(requestEvents.requestId, requestId), eq(kind, "suggested")))
    .orderBy(asc(requestEvents.id));
  return rows.flatMap(({ at, mail }) => (mail ? [{ at, ...mail }] : []));
}

/** The requests that an account was made of: as they were sent, and the letters that went back. What the agency noted is its own. */
export async function findHeldRequests(db: Db, accountId: string, { limit, offset }: Part) {
  const rows = await db
    .select()
    .from(voiceRequests)
    .where(eq(voiceRequests.accountId, accountId))
    .orderBy(asc(voiceRequests.position))
    .limit(limit)
    .offset(offset);
  const held = [];
  for (const row of rows) held.push({ ...asSent(row), letters: await lettersOf(db, row.id) });
  return held;
}

/** What an owner did to requests, with the notes, reasons and letters that they wrote; nothing of who sent them. */
export const findRequestActs = (db: Db, userId: string, { limit, offset }: Part) =>
  db
    .select({
      userName: users.userName,
      requestId: requestEvents.requestId,
      at: requestEvents.createdAt,
      kind: requestEvents.kind,
      text: sql<string | null>`${requestEvents.details} ->> 'text'`,
      mail: sql<unknown>`${requestEvents.details} -> 'mail'`,
    })
    .from(requestEvents)
    .innerJoin(users, eq(users.id, requestEvents.userId))
    .where(eq(requestEvents.userId, userId))
    .orderBy(asc(requestEvents.id))
    .limit(limit)
    .offset(offset);
