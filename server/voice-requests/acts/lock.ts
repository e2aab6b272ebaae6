import { and, eq, inArray, sql } from "drizzle-orm";
import type { RequestAct } from "#contract/voice-requests/request-events.ts";
import type { Db } from "#server/db/client.ts";
import { requestEvents, voiceRequests } from "#server/db/schema/requests.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { lockRequest } from "#server/voice-requests/sql.ts";
import type { RequestRow } from "./add-event.ts";

/** The other request that an act changes: one that is merged, or parted again. */
async function otherOf(tx: Db, act: RequestAct): Promise<string | undefined> {
  if (act.kind === "merge") return act.requestId.toLowerCase();
  if (act.kind !== "undo") return undefined;
  const { id, kind, details } = requestEvents;
  const [event] = await tx
    .select({ mergedId: sql<string>`${details} ->> 'mergedId'` })
    .from(requestEvents)
    .where(and(eq(id, Number(act.undoes)), eq(kind, "merged")));
  return event?.mergedId;
}

/** Locks a request until the transaction ends; with it the other one, by their ids, so that nobody waits in a circle. 404 for an unknown one. */
export async function lockForAct(tx: Db, requestId: string, act: RequestAct): Promise<RequestRow> {
  const id = requestId.toLowerCase();
  const ids = [id, (await otherOf(tx, act)) ?? id].filter(isUuid);
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

/**
 * Locks the request in which another one stands until the transaction ends: the one that it was merged into, also by way of others,
 * or itself. Undefined for one that is gone. One alone is locked at a time, so that nobody who merges waits in a circle.
 */
export async function lockStanding(tx: Db, requestId: string): Promise<RequestRow | undefined> {
  const row = await lockRequest(tx, await findStanding(tx, requestId));
  // Merged while it was waited for.
  return row && row.mergedInto !== null ? lockStanding(tx, row.mergedInto) : row;
}

async function findStanding(tx: Db, requestId: string): Promise<string> {
  const { id, mergedInto } = voiceRequests;
  const [row] = await tx.select({ mergedInto }).from(voiceRequests).where(eq(id, requestId));
  return row && row.mergedInto !== null ? findStanding(tx, row.mergedInto) : requestId;
}
