import type { Db } from "#server/db/client.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { findLiveRoom, type LiveRoom, lockLiveRoom } from "#server/rooms/find-live.ts";
import { roomTokenHash } from "#server/rooms/token.ts";
import { type guestOf, isProof, markOf } from "./cookies.ts";

/** What a guest's call brings: the token of its address, its cookies, and the mark of the guest whom its page means. */
export interface Visit extends ReturnType<typeof guestOf> {
  token: string;
  mark?: string | undefined;
}

/** 410 for every link that opens no room, whatever the reason, by one look-up. */
export const expectRoom = (found: LiveRoom | undefined): LiveRoom => {
  if (!found) throw new Problem(410, "room-gone");
  return found;
};

/** 409 for a page that was answered before and yet brings no cookie: its browser keeps none. */
function expectCookie({ mark, cookie }: Visit): void {
  if (mark !== undefined && cookie === undefined) throw new Problem(409, "cookie-missing");
}

/**
 * 409 where a page means another guest than the one whose cookie comes along: two first calls at once get a cookie each, and
 * the letters of the page whose cookie was lost would stand for other voices.
 */
export function expectMeant({ room }: LiveRoom, { mark, cookie }: Visit): void {
  if (mark !== undefined && (cookie === undefined || markOf(room, cookie) !== mark))
    throw new Problem(409, "another-guest");
}

/** 401 where the room asks for a password that this guest has not given. */
function expectPassword({ room }: LiveRoom, visit: Visit): void {
  const { seed, passwordHash } = room;
  if (passwordHash !== null && !isProof({ seed, passwordHash }, visit))
    throw new Problem(401, "room-password-needed");
}

/** The room of a link, for a guest who may enter it. */
export async function enterRoom(db: Db, visit: Visit): Promise<LiveRoom> {
  const found = expectRoom(await findLiveRoom(db, roomTokenHash(visit.token)));
  expectCookie(visit);
  expectPassword(found, visit);
  return found;
}

/** The room of a link, for a guest who may enter it, locked until the transaction ends: its guests' writes and its maker's acts queue. */
export async function enterAndLock(tx: Db, visit: Visit): Promise<LiveRoom> {
  const found = expectRoom(await lockLiveRoom(tx, roomTokenHash(visit.token)));
  expectCookie(visit);
  expectPassword(found, visit);
  return found;
}
