import { statusOfState } from "#contract/constants/values/voice-requests.ts";
import type { InboxRequest, VoiceRequestStatus } from "#contract/voice-requests/voice-requests.ts";
import { type Actor, recordHistory } from "#server/history/record.ts";
import type { Db } from "#server/db/client.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { addEvent } from "./acts/add-event.ts";
import { findRequest, lockRequest } from "./sql.ts";

/** Where a status leads whose callers know no more. */
const stateOf = { new: "new", contacted: "contacted", closed: "lost" } as const;

/**
 * Moves a request to another status for an owner, with its record. One that has this status already stays in its state. 404
 * for an unknown one, and for spam, which these callers do not see.
 */
export async function changeStatus(
  db: Db,
  owner: Actor,
  id: string,
  status: VoiceRequestStatus,
  now: Date,
): Promise<InboxRequest> {
  return db.transaction(async (tx) => {
    const row = await lockRequest(tx, id);
    const before = row && statusOfState[row.state];
    if (!row || !before || row.mergedInto !== null) throw new Problem(404, "voice-request-not-found");
    await recordHistory(tx, {
      ...owner,
      action: "voice-request.status",
      subjectId: id,
      changes: { status: [before, status] },
    });
    if (status !== before) {
      const details = { from: row.state, to: stateOf[status], reason: null, text: "" };
      await addEvent(tx, row, { kind: "stateChanged", userId: owner.actorId, details }, now);
    }
    const found = await findRequest(tx, id);
    if (!found) throw new Error("a locked request is gone");
    return found;
  });
}
