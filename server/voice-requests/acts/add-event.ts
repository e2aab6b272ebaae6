import { asc, eq, sql } from "drizzle-orm";
import type { RequestEventKind } from "#contract/voice-requests/request-events.ts";
import type { Db } from "#server/db/client.ts";
import { requestEvents, voiceRequests } from "#server/db/schema/requests.ts";
import { moveCount } from "#server/voice-requests/counts.ts";
import { standingAfter, type StoredEvent } from "./standing.ts";

export type RequestRow = typeof voiceRequests.$inferSelect;

/** Something that happens to a request now; `userId` null for whoever is no owner. */
export interface NewEvent {
  kind: RequestEventKind;
  userId: string | null;
  details: Record<string, unknown>;
}

/** All that happened to a request, oldest first, without what was written. */
export function readStoredEvents(tx: Db, requestId: string): Promise<StoredEvent[]> {
  const { id, userId, kind, createdAt } = requestEvents;
  const details = sql<Record<string, unknown>>`${requestEvents.details} - 'text' - 'mail'`;
  return tx
    .select({ id, userId, kind, details, createdAt })
    .from(requestEvents)
    .where(eq(requestEvents.requestId, requestId))
    .orderBy(asc(id));
}

/**
 * Adds what happened to a request, whose row is locked or new, and writes how it stands then. A new one is counted from its
 * arrival on. Answers the state that it is in then.
 */
export async function addEvent(
  tx: Db,
  row: Pick<RequestRow, "id" | "state">,
  { kind, userId, details }: NewEvent,
  now: Date,
): Promise<Pick<RequestRow, "state">> {
  await tx.insert(requestEvents).values({ requestId: row.id, userId, kind, details, createdAt: now });
  const standing = standingAfter(await readStoredEvents(tx, row.id));
  await tx.update(voiceRequests).set(standing).where(eq(voiceRequests.id, row.id));
  await moveCount(tx, kind === "arrived" ? null : row.state, standing.state);
  return standing;
}
