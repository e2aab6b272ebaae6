import { eq } from "drizzle-orm";
import type { RequestState } from "#contract/constants/values/voice-requests.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Db } from "#server/db/client.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";
import { moveCount } from "#server/voice-requests/counts.ts";
import { lockRequest } from "#server/voice-requests/sql.ts";
import { addEvent, type RequestRow } from "./add-event.ts";

interface Merging {
  otherId: string;
  userId: string;
  now: Date;
}

/**
 * Merges another request of the same person, which is locked, into one: it is listed no longer, and who waits there waits here.
 * 404 for an unknown one, 400 for another person's and past the most that one may hold, 409 for one that was merged already.
 */
export async function mergeInto(
  tx: Db,
  row: RequestRow,
  { otherId, userId, now }: Merging,
): Promise<RequestState> {
  const other = await lockRequest(tx, otherId);
  if (!other) throw new Problem(404, "voice-request-not-found");
  if (other.id === row.id || other.person !== row.person) throw wrongField("requestId");
  if (other.mergedInto !== null) throw new Problem(409, "request-merged");
  const held = await tx.$count(voiceRequests, eq(voiceRequests.mergedInto, row.id));
  if (held >= limits.request.merged) throw wrongField("requestId", "out-of-range");
  await tx.update(voiceRequests).set({ mergedInto: row.id }).where(eq(voiceRequests.id, other.id));
  const waitingSince = other.waitingSince?.toISOString() ?? null;
  const details = { mergedId: other.id, waitingSince };
  const { state } = await addEvent(tx, row, { kind: "merged", userId, details }, now);
  await moveCount(tx, other.state, null);
  return state;
}

/** Parts a request from the one that it was merged into; nothing where it is gone. */
export async function part(tx: Db, row: RequestRow, mergedId: string): Promise<void> {
  const other = await lockRequest(tx, mergedId);
  if (other?.mergedInto !== row.id) return;
  await tx.update(voiceRequests).set({ mergedInto: null }).where(eq(voiceRequests.id, other.id));
  await moveCount(tx, null, other.state);
}
