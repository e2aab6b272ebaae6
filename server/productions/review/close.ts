import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { rooms } from "#server/db/schema/rooms.ts";
import { closeRoom } from "#server/rooms/change.ts";

/** Closes what guests hear of a production, for good; the offer is locked. */
export async function closeReview(tx: Db, offerId: string, now: Date): Promise<void> {
  const open = await tx
    .select()
    .from(rooms)
    .where(and(eq(rooms.offerId, offerId), isNull(rooms.closedAt), isNull(rooms.revokedAt)))
    .for("update");
  for (const room of open) await closeRoom(tx, room, now);
}
