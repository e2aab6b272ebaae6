import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { rooms } from "#server/db/schema/rooms.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { RoomRow } from "./find.ts";
import { type MakerCall, recordRoomAct } from "./maker.ts";
import { stateOf } from "./state.ts";

interface NewSettings {
  /** Undefined leaves what there is. */
  greeting?: string | undefined;
  closesAt: Date | undefined;
  passwordHash: string | null | undefined;
}

/** Moves the end of a locked room, or sets what its guests read and give. 409 for a closed one, which stays closed. */
export async function changeSettings(
  tx: Db,
  call: Pick<MakerCall, "owner" | "now">,
  room: RoomRow,
  { greeting, closesAt, passwordHash }: NewSettings,
): Promise<void> {
  if (stateOf(room, call.now) === "closed") throw new Problem(409, "room-closed");
  const isMoved = closesAt !== undefined && closesAt.getTime() !== room.closesAt.getTime();
  // A hash tells nothing of whether the password is the one that there was; none stays none.
  const isSealedAnew = passwordHash !== undefined && (passwordHash !== null || room.passwordHash !== null);
  if (greeting !== undefined) await tx.update(rooms).set({ greeting }).where(eq(rooms.id, room.id));
  if (isMoved) {
    await tx.update(rooms).set({ closesAt }).where(eq(rooms.id, room.id));
    await recordRoomAct(tx, call, "move", room);
  }
  if (isSealedAnew) {
    await tx.update(rooms).set({ passwordHash }).where(eq(rooms.id, room.id));
    await recordRoomAct(tx, call, "password", room);
  }
}
