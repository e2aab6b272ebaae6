import type { Db } from "#server/db/client.ts";
import type { roomGuests } from "#server/db/schema/rooms.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { raiseVersion } from "#server/rooms/find.ts";
import { findLiveRoom, type LiveRoom } from "#server/rooms/find-live.ts";
import { stateOf } from "#server/rooms/state.ts";
import { roomTokenHash } from "#server/rooms/token.ts";
import { lockStanding } from "#server/voice-requests/acts/lock.ts";
import { enterAndLock, expectMeant, type Visit } from "./enter.ts";
import { type GuestMoment, momentOf } from "./find.ts";
import { findOrAddGuest } from "./guest-row.ts";
import { inGuestsOrder } from "./order.ts";

export interface WritingVisit extends Visit {
  /** What limits count as one address. */
  group: string;
}

/** A guest who writes in a room whose row is locked. */
export interface Writing {
  tx: Db;
  room: LiveRoom["room"];
  guest: typeof roomGuests.$inferSelect;
  now: Date;
  /** Where the agency is. */
  today: string;
  /** The visitor's request that the room was opened for, as it stands, its row locked; undefined for none. */
  request: Awaited<ReturnType<typeof lockStanding>>;
  inOrder: <Row extends { place: number }>(rows: readonly Row[]) => Row[];
}

/** Locked before the room, as owners lock it. */
async function lockRequestOf(tx: Db, token: string): Promise<Writing["request"]> {
  const requestId = (await findLiveRoom(tx, roomTokenHash(token)))?.room.requestId ?? null;
  return requestId === null ? undefined : lockStanding(tx, requestId);
}

/**
 * Writes something of a guest's, and answers what `show` makes of the room as it is then; all in one transaction, which waits for
 * others of the room. 409 unless the room is open, for a page that means another guest, and for a guest without a cookie, whose
 * letters nobody knows.
 */
export const writeAsGuest = <Shown>(
  parts: Pick<Parts, "db" | "clock" | "settings">,
  visit: WritingVisit,
  show: (tx: Db, live: LiveRoom, cookie: string, moment: GuestMoment) => Promise<Shown>,
  write: (writing: Writing) => Promise<void>,
): Promise<Shown> =>
  parts.db.transaction(async (tx) => {
    const request = await lockRequestOf(tx, visit.token);
    const live = await enterAndLock(tx, visit);
    expectMeant(live, visit);
    const { room } = live;
    const moment = momentOf(parts);
    const { now, today } = moment;
    const state = stateOf(room, now);
    if (state === "closed") throw new Problem(409, "room-closed");
    if (state === "preparing") throw new Problem(409, "room-not-ready");
    const { cookie, group } = visit;
    if (cookie === undefined) throw new Problem(409, "stale");
    const guest = await findOrAddGuest(tx, { roomId: room.id, cookie, group, now });
    const inOrder: Writing["inOrder"] = (rows) => inGuestsOrder(rows, { room, cookie });
    await write({ tx, room, guest, now, today, request, inOrder });
    await raiseVersion(tx, room.id);
    return show(tx, live, cookie, moment);
  });
