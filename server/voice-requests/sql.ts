import { and, count, desc, eq, gt, inArray, isNull, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import {
  type RequestState,
  requestStates,
  statusOfState,
} from "#contract/constants/values/voice-requests.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { InboxRequest, VoiceRequestStatus } from "#contract/voice-requests/voice-requests.ts";
import type { Db } from "#server/db/client.ts";
import { futureFrom } from "#server/db/future.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { isUuid } from "#server/db/uuid.ts";
import type { Paging } from "#server/http/paging.ts";
import { changeCounts, type RequestCounts } from "./counts.ts";

type Row = typeof voiceRequests.$inferSelect;

/** The states that are shown as a status; spam is as none. */
export const statesOf = (status: VoiceRequestStatus | undefined): RequestState[] =>
  requestStates.filter(
    (state) => statusOfState[state] !== null && (!status || statusOfState[state] === status),
  );

const show = (row: Row): InboxRequest => ({
  id: row.id,
  fullName: row.fullName,
  phone: row.phone,
  phoneE164: row.phoneE164,
  email: row.email,
  companyName: row.companyName,
  projectMedium: row.projectMedium,
  projectVersion: row.projectVersion,
  budgetRange: row.budgetRange,
  voiceRequirements: row.voiceRequirements,
  radioSolutions: row.radioSolutions,
  ...(row.suspicion && { isSuspected: true }),
  // Only spam has none, which is not shown.
  status: statusOfState[row.state] ?? "closed",
  createdAt: row.createdAt.toISOString(),
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

/** Stores a request, which has yet to arrive; answers its row. */
export async function insertRequest(tx: Db, request: typeof voiceRequests.$inferInsert): Promise<Row> {
  const [row] = await tx.insert(voiceRequests).values(request).returning();
  if (!row) throw new Error("an insert returned no row");
  return row;
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
    .where(and(isNull(voiceRequests.mergedInto), inArray(voiceRequests.state, statesOf(status))))
    .orderBy(desc(voiceRequests.position))
    .limit(size)
    .offset(page * size);
  return rows.map(show);
}

/** How many requests there are of each status. */
export async function countByStatus(db: Db): Promise<Record<VoiceRequestStatus, number>> {
  const { state, mergedInto } = voiceRequests;
  const rows = await db
    .select({ state, count: count() })
    .from(voiceRequests)
    .where(isNull(mergedInto))
    .groupBy(state);
  const of = (status: VoiceRequestStatus) =>
    rows.reduce((sum, row) => sum + (statusOfState[row.state] === status ? row.count : 0), 0);
  return { new: of("new"), contacted: of("contacted"), closed: of("closed") };
}

/** Locks a request until the transaction ends. */
export async function lockRequest(tx: Db, id: string): Promise<Row | undefined> {
  const [row] = isUuid(id)
    ? await tx.select().from(voiceRequests).where(eq(voiceRequests.id, id)).for("update")
    : [];
  return row;
}

/** The language in which a visitor sent a request; undefined for an unknown one. */
export async function findLanguage(db: Db, id: string): Promise<Locale | undefined> {
  const { language } = voiceRequests;
  const [row] = isUuid(id)
    ? await db.select({ language }).from(voiceRequests).where(eq(voiceRequests.id, id))
    : [];
  return row?.language;
}

/** Deletes the requests of which this holds, and frees what was merged into them; answers how many. */
export async function deleteRequests(tx: Db, which: SQL | undefined): Promise<number> {
  const rows = await tx
    .delete(voiceRequests)
    .where(which)
    .returning({ id: voiceRequests.id, state: voiceRequests.state, mergedInto: voiceRequests.mergedInto });
  const ids = rows.map(({ id }) => id);
  const freed = await tx
    .update(voiceRequests)
    .set({ mergedInto: null })
    .where(inArray(voiceRequests.mergedInto, ids))
    .returning({ state: voiceRequests.state });
  const moved: Partial<RequestCounts> = {};
  const add = (state: RequestState, by: number) => {
    moved[state] = (moved[state] ?? 0) + by;
  };
  for (const { state, mergedInto } of rows) if (mergedInto === null) add(state, -1);
  for (const { state } of freed) add(state, 1);
  if (rows.length > 0) await changeCounts(tx, moved);
  return rows.length;
}

/** Empties the hash of old requests: with the text beside it, the address in it could be guessed. */
export async function forgetAddressesBefore(db: Db, before: Date): Promise<void> {
  await db
    .update(voiceRequests)
    .set({ bodyHash: "" })
    .where(and(lt(voiceRequests.createdAt, before), ne(voiceRequests.bodyHash, "")));
}
