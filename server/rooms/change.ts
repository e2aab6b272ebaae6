import { and, eq } from "drizzle-orm";
import type { RoomChange } from "#contract/rooms.ts";
import type { Db } from "#server/db/client.ts";
import { roomGuests, rooms } from "#server/db/schema/rooms.ts";
import { isUuid } from "#server/db/uuid.ts";
import { raiseVersion, type RoomRow } from "./find.ts";
import { lockOwnRoom, type MakerCall, recordRoomAct } from "./maker.ts";

/** Neither before the room was opened nor after its time is over, whatever a wrong clock says: it is kept from then on. */
const closingTime = ({ createdAt, closesAt }: { createdAt: Date; closesAt: Date }, now: Date): Date =>
  new Date(Math.min(Math.max(now.getTime(), createdAt.getTime()), closesAt.getTime()));

/** Closes a locked room for good that is not closed. A room whose time is over is closed by hand too. */
export async function closeRoom(tx: Db, room: RoomRow, now: Date): Promise<void> {
  await tx
    .update(rooms)
    .set({ closedAt: closingTime(room, now), token: null })
    .where(eq(rooms.id, room.id));
}

/**
 * Revokes a locked room: from the next call on nobody gets in; what guests wrote is deleted at once. The copies of its sound are
 * the caller's to delete.
 */
export async function revokeRoom(
  tx: Db,
  call: Pick<MakerCall, "owner" | "now">,
  room: RoomRow,
): Promise<void> {
  await tx
    .update(rooms)
    .set({ revokedAt: call.now, token: null, passwordHash: null, title: "", greeting: "" })
    .where(eq(rooms.id, room.id));
  await tx.delete(roomGuests).where(eq(roomGuests.roomId, room.id));
  await recordRoomAct(tx, call, "revoke", room);
}

/** Deletes a guest of a locked room with all answers; one who is gone already is none. */
export async function removeGuest(tx: Db, room: RoomRow, guestId: string): Promise<void> {
  if (!isUuid(guestId)) return;
  await tx.delete(roomGuests).where(and(eq(roomGuests.roomId, room.id), eq(roomGuests.id, guestId)));
  await raiseVersion(tx, room.id);
}

/** What the maker does to a room, in a transaction; a closed one stays closed. 404 for another's, and for one that is revoked. */
export async function changeRoom(tx: Db, call: MakerCall, roomId: string, change: RoomChange): Promise<void> {
  const room = await lockOwnRoom(tx, call, roomId);
  if ("removeGuest" in change) await removeGuest(tx, room, change.removeGuest);
  else if (change.act === "revoke") await revokeRoom(tx, call, room);
  else if (room.closedAt === null) {
    await closeRoom(tx, room, call.now);
    await recordRoomAct(tx, call, "close", room);
  }
}
