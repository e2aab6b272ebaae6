import type { Db } from "#server/db/client.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { findLiveRoom, type LiveRoom, lockLiveRoom } from "#server/rooms/find-live.ts";
import { roomTokenHash } from "#server/rooms/token.ts";
import { type guestOf, isProof } from "./cookies.ts";

/** What a guest's call brings: the token of its address, and its cookies. */
export interface Visit extends ReturnType<typeof guestOf> {
  token: string;
}

/** 410 for every link that opens no room, whatever the reason, by one look-up. */
export const expectRoom = (found: LiveRoom | undefined): LiveRoom => {
  if (!found) throw new Problem(410, "room-gone");
  return found;
};

/** 401 where the room asks for a password that this guest has not given. */
function expectPassword({ room }: LiveRoom, visit: Visit): void {
  const { seed, passwordHash } = room;
  if (passwordHash !== null && !isProof({ seed, passwordHash }, visit))
    throw new Problem(401, "room-password-needed");
}

/** The room of a link, for a guest who may enter it. */
export async function enterRoom(db: Db, visit: Visit): Promise<LiveRoom> {
  const found = expectRoom(await findLiveRoom(db, roomTokenHash(visit.token)));
  expectPassword(found, visit);
  return found;
}

/** The same with the room locked until the transaction ends: its guests' writes and its maker's acts queue. */
export async function enterAndLock(tx: Db, visit: Visit): Promise<LiveRoom> {
  const found = expectRoom(await lockLiveRoom(tx, roomTokenHash(visit.token)));
  expectPassword(found, visit);
  return found;
}
