import { and, count, desc, eq, gt, lt, lte, ne, sql } from "drizzle-orm";
import { voiceRequestStatuses } from "#contract/constants/enumerations.ts";
import type { InboxRequest, VoiceRequest, VoiceRequestStatus } from "#contract/voice-requests.ts";
import type { Db } from "#server/db/client.ts";
import { futureFrom } from "#server/db/future.ts";
import { voiceRequests } from "#server/db/requests-schema.ts";
import type { Paging } from "#server/http/paging.ts";

type Row = typeof voiceRequests.$inferSelect;

const show = ({
  position: _position,
  bodyHash: _hash,
  isSuspected,
  createdAt,
  ...row
}: Row): InboxRequest => ({
  ...row,
  ...(isSuspected && { isSuspected }),
  createdAt: createdAt.toISOString(),
});

/** Makes callers with the same body and address queue until the transaction ends. */
export async function lockBody(tx: Db, bodyHash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(('x' || ${bodyHash.slice(0, 16)})::bit(64)::bigint)`);
}

/** Whether the same body came from the same address after `since`. */
export async function hasSameSince(db: Db, bodyHash: string, since: Date, now: Date): Promise<boolean> {
  const { createdAt } = voiceRequests;
  const same = and(
    eq(voiceRequests.bodyHash, bodyHash),
    gt(createdAt, since),
    lte(createdAt, futureFrom(now)),
  );
  return (await db.$count(voiceRequests, same)) > 0;
}

/** Stores a request; answers its id. */
export async function insertRequest(
  tx: Db,
  request: VoiceRequest & Pick<Row, "phoneE164" | "bodyHash" | "isSuspected" | "createdAt">,
): Promise<string> {
  const [row] = await tx.insert(voiceRequests).values(request).returning({ id: voiceRequests.id });
  if (!row) throw new Error("an insert returned no row");
  return row.id;
}

/** One request as the inbox shows it. */
export async function findRequest(db: Db, id: string): Promise<InboxRequest | undefined> {
  const [row] = await db.select().from(voiceRequests).where(eq(voiceRequests.id, id));
  return row && show(row);
}

/** A page of requests, newest first, of one status or of all. */
export async function findRequests(
  db: Db,
  { page, size }: Paging,
  status: VoiceRequestStatus | undefined,
): Promise<InboxRequest[]> {
  const rows = await db
    .select()
    .from(voiceRequests)
    .where(status && eq(voiceRequests.status, status))
    .orderBy(desc(voiceRequests.position))
    .limit(size)
    .offset(page * size);
  return rows.map(show);
}

/** How many requests there are of each status. */
export async function countByStatus(db: Db): Promise<Record<VoiceRequestStatus, number>> {
  const rows = await db
    .select({ status: voiceRequests.status, count: count() })
    .from(voiceRequests)
    .groupBy(voiceRequests.status);
  const counts = new Map(rows.map(({ status, count: n }) => [status, n]));
  const [fresh, contacted, closed] = voiceRequestStatuses.map((status) => counts.get(status) ?? 0);
  return { new: fresh ?? 0, contacted: contacted ?? 0, closed: closed ?? 0 };
}

/** Locks a request until the transaction ends; answers its status. */
export async function lockStatus(tx: Db, id: string): Promise<VoiceRequestStatus | undefined> {
  const [row] = await tx
    .select({ status: voiceRequests.status })
    .from(voiceRequests)
    .where(eq(voiceRequests.id, id))
    .for("update");
  return row?.status;
}

export async function writeStatus(tx: Db, id: string, status: VoiceRequestStatus): Promise<InboxRequest> {
  const [row] = await tx.update(voiceRequests).set({ status }).where(eq(voiceRequests.id, id)).returning();
  if (!row) throw new Error("an update returned no row");
  return show(row);
}

/** Deletes requests made before a time; answers how many. */
export async function deleteRequestsBefore(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(voiceRequests)
    .where(lt(voiceRequests.createdAt, before))
    .returning({ id: voiceRequests.id });
  return rows.length;
}

/** Empties the hash of old requests: with the text beside it, the address in it could be guessed. */
export async function forgetAddressesBefore(db: Db, before: Date): Promise<void> {
  await db
    .update(voiceRequests)
    .set({ bodyHash: "" })
    .where(and(lt(voiceRequests.createdAt, before), ne(voiceRequests.bodyHash, "")));
}
