import type { InboxRequest, VoiceRequestStatus } from "#contract/voice-requests.ts";
import { type Actor, recordHistory } from "#server/history/record.ts";
import type { Db } from "#server/db/client.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { lockStatus, writeStatus } from "./sql.ts";

/** Moves a request to another status for an owner, with its record; 404 for an unknown one. */
export async function changeStatus(
  db: Db,
  owner: Actor,
  id: string,
  status: VoiceRequestStatus,
): Promise<InboxRequest> {
  return db.transaction(async (tx) => {
    const before = isUuid(id) ? await lockStatus(tx, id) : undefined;
    if (before === undefined) throw new Problem(404, "voice-request-not-found");
    const changes = { status: [before, status] };
    await recordHistory(tx, { ...owner, action: "voice-request.status", subjectId: id, changes });
    return writeStatus(tx, id, status);
  });
}
