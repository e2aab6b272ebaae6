import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { rooms } from "#server/db/rooms-schema.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { lockOwnRoom, type MakerCall, recordRoomAct } from "./maker.ts";
import { stateOf } from "./state.ts";

interface NewSettings {
  /** Undefined leaves what there is. */
  closesAt: Date | undefined;
  passwordHash: string | null | undefined;
}

/**
 * Moves the end of a room, or sets what its guests give, in a transaction. 404 for another's, and for one that is revoked; 409
 * for a closed one, which stays closed.
 */
export async function changeSettings(
  tx: Db,
  call: MakerCall,
  roomId: string,
  { closesAt, passwordHash }: NewSettings,
): Promise<void> {
  const room = await lockOwnRoom(tx, call, roomId);
  if (stateOf(room, call.now) === "closed") throw new Problem(409, "room-closed");
  const isMoved = closesAt !== undefined && closesAt.getTime() !== room.closesAt.getTime();
  // A hash tells nothing of whether the password is the one that there was; none stays none.
  const isSealedAnew = passwordHash !== undefined && (passwordHash !== null || room.passwordHash !== null);
  if (isMoved) {
    await tx.update(rooms).set({ closesAt }).where(eq(rooms.id, room.id));
    await recordRoomAct(tx, call, "move", room.id);
  }
  if (isSealedAnew) {
    await tx.update(rooms).set({ passwordHash }).where(eq(rooms.id, room.id));
    await recordRoomAct(tx, call, "password", room.id);
  }
}
