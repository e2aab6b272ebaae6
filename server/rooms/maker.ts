import { and, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { rooms } from "#server/db/schema/rooms.ts";
import { isUuid } from "#server/db/uuid.ts";
import { type Actor, recordHistory } from "#server/history/record.ts";
import { Problem } from "#server/http/problems/problem.ts";

/** Who opens, reads and ends rooms, and when. */
export interface MakerCall {
  userId: string;
  /** What the record says of an owner; null for a client, whose rooms concern nobody else. */
  owner: Actor | null;
  now: Date;
  /** Where the agency is. */
  today: string;
  timeZone: string;
}

/** Records what an owner did to a room; one of a production is called as its offer is. */
export async function recordRoomAct(
  tx: Db,
  { owner }: Pick<MakerCall, "owner">,
  act: "open" | "move" | "password" | "close" | "revoke",
  { id, offerId = null }: { id: string; offerId?: string | null },
): Promise<void> {
  const subjectId = offerId ?? id;
  if (owner) await recordHistory(tx, { ...owner, action: `room.${act}`, subjectId, changes: {} });
}

/**
 * Locks whoever opens another room until the transaction ends, so that the count of rooms holds; 401 for who is gone. Acts on
 * offers keep owners' keys meanwhile, which this lets them.
 */
export async function lockMaker(tx: Db, userId: string): Promise<void> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (!row) throw new Problem(401, "session-ended");
}

/** Somebody's rooms of voices, but for revoked ones: those that they made, and for owners those of visitors' requests. */
export const isRoomOf = ({ userId, owner }: Pick<MakerCall, "userId" | "owner">): SQL | undefined =>
  and(
    isNull(rooms.revokedAt),
    isNull(rooms.offerId),
    or(eq(rooms.makerId, userId), owner ? isNotNull(rooms.requestId) : undefined),
  );

/** Locks a room until the transaction ends, so that its writers queue. 404 for another's, and for one that is revoked. */
export async function lockOwnRoom(
  tx: Db,
  call: Pick<MakerCall, "userId" | "owner">,
  roomId: string,
): Promise<typeof rooms.$inferSelect> {
  const [room] = isUuid(roomId)
    ? await tx
        .select()
        .from(rooms)
        .where(and(eq(rooms.id, roomId), isRoomOf(call)))
        .for("update")
    : [];
  if (!room) throw new Problem(404, "room-not-found");
  return room;
}

/** What closed before that moment is deleted at `now`. */
export const keptSince = (now: Date): Date =>
  new Date(now.getTime() - roomLimits.keptDays * 24 * 60 * 60_000);
