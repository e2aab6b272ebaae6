import { and, eq } from "drizzle-orm";
import type { RoomChange } from "#contract/rooms.ts";
import type { Db } from "#server/db/client.ts";
import { roomGuests, rooms } from "#server/db/rooms-schema.ts";
import { isUuid } from "#server/db/uuid.ts";
import { raiseVersion } from "./find.ts";
import { lockOwnRoom, type MakerCall, recordRoomAct } from "./maker.ts";

/** Neither before the room was opened nor after its time is over, whatever a wrong clock says: it is kept from then on. */
const closingTime = ({ createdAt, closesAt }: { createdAt: Date; closesAt: Date }, now: Date): Date =>
  new Date(Math.min(Math.max(now.getTime(), createdAt.getTime()), closesAt.getTime()));

/** Closes a room for good; a closed one stays as it is. A room whose time is over is closed by hand too. */
async function close(tx: Db, call: MakerCall, roomId: string): Promise<void> {
  const room = await lockOwnRoom(tx, call, roomId);
  if (room.closedAt !== null) return;
  const closedAt = closingTime(room, call.now);
  await tx.update(rooms).set({ closedAt, token: null }).where(eq(rooms.id, room.id));
  await recordRoomAct(tx, call, "close", room.id);
}

/** From the next call on nobody gets in; what guests wrote is deleted at once. The copies of its sound are the caller's to delete. */
async function revoke(tx: Db, call: MakerCall, roomId: string): Promise<void> {
  const room = await lockOwnRoom(tx, call, roomId);
  await tx
    .update(rooms)
    .set({ revokedAt: call.now, token: null, passwordHash: null, title: "", greeting: "" })
    .where(eq(rooms.id, room.id));
  await tx.delete(roomGuests).where(eq(roomGuests.roomId, room.id));
  await recordRoomAct(tx, call, "revoke", room.id);
}

/** Deletes a guest with all answers; one who is gone already is none. */
async function removeGuest(tx: Db, call: MakerCall, roomId: string, guestId: string): Promise<void> {
  const room = await lockOwnRoom(tx, call, roomId);
  if (!isUuid(guestId)) return;
  await tx.delete(roomGuests).where(and(eq(roomGuests.roomId, room.id), eq(roomGuests.id, guestId)));
  await raiseVersion(tx, room.id);
}

/** What the maker does to a room, in a transaction. 404 for another's, and for one that is revoked. */
export function changeRoom(tx: Db, call: MakerCall, roomId: string, change: RoomChange): Promise<void> {
  if ("removeGuest" in change) return removeGuest(tx, call, roomId, change.removeGuest);
  return change.act === "close" ? close(tx, call, roomId) : revoke(tx, call, roomId);
}
