import { inArray } from "drizzle-orm";
import type { RequestAct } from "#contract/request-events.ts";
import type { Db } from "#server/db/client.ts";
import { voiceRequests } from "#server/db/requests-schema.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { RequestRow } from "./add-event.ts";

/** Locks a request until the transaction ends; with it the one that is merged, by their ids, so that nobody waits in a circle. 404 for an unknown one. */
export async function lockForAct(tx: Db, requestId: string, act: RequestAct): Promise<RequestRow> {
  const id = requestId.toLowerCase();
  const ids = [id, ...(act.kind === "merge" ? [act.requestId.toLowerCase()] : [])].filter(isUuid);
  const rows = await tx
    .select()
    .from(voiceRequests)
    .where(inArray(voiceRequests.id, ids))
    .orderBy(voiceRequests.id)
    .for("update");
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Problem(404, "voice-request-not-found");
  return row;
}
