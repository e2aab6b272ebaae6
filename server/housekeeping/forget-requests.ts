import { and, eq, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { HistoryAction } from "#contract/constants/history-actions.ts";
import { recordHistory } from "#server/history/record.ts";
import type { Db } from "#server/db/client.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { deleteRequests } from "#server/voice-requests/sql.ts";

interface Forgetting {
  which: SQL | undefined;
  action: HistoryAction;
  before: Date;
}

/** Deletes requests of visitors, and records how many; nothing of what they said. */
async function forget(db: Db, { which, action, before }: Forgetting): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await deleteRequests(tx, which);
    if (deleted === 0) return;
    await recordHistory(tx, { actorId: null, action, subjectId: before.toISOString(), changes: { deleted } });
  });
}

/** Deletes the requests of visitors made before a time. */
export const forgetRequests = (db: Db, before: Date): Promise<void> =>
  forget(db, { which: lt(voiceRequests.createdAt, before), action: "voice-request.expire", before });

/** Deletes what was spam before a time already; what was merged into a request stays with it. */
export async function forgetSpam(db: Db, before: Date): Promise<void> {
  const { state, createdAt, mergedInto } = voiceRequests;
  // Names by hand: Drizzle leaves out the table of a deletion.
  const unmoved = sql`not exists (select from "request_events" e where e."request_id" = "voice_requests"."id"
    and e."kind" = 'stateChanged' and e."created_at" >= ${before.toISOString()}::timestamptz)`;
  const which = and(eq(state, "spam"), lt(createdAt, before), isNull(mergedInto), unmoved);
  await forget(db, { which, action: "voice-request.expire-spam", before });
}
