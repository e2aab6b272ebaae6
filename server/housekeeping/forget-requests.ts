import { lt } from "drizzle-orm";
import { recordHistory } from "#server/history/record.ts";
import type { Db } from "#server/db/client.ts";
import { voiceRequests } from "#server/db/requests-schema.ts";
import { deleteRequests } from "#server/voice-requests/sql.ts";

/** Deletes the requests of visitors made before a time, and records how many; nothing of what they said. */
export async function forgetRequests(db: Db, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await deleteRequests(tx, lt(voiceRequests.createdAt, before));
    if (deleted === 0) return;
    await recordHistory(tx, {
      actorId: null,
      action: "voice-request.expire",
      subjectId: before.toISOString(),
      changes: { deleted },
    });
  });
}
