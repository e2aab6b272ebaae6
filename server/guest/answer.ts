import { eq } from "drizzle-orm";
import type { GuestChange, GuestRoom } from "#contract/guest.ts";
import { roomVoices } from "#server/db/rooms-schema.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { raiseVersion } from "#server/rooms/find.ts";
import { stateOf } from "#server/rooms/state.ts";
import { changeAnswer } from "./change.ts";
import { enterAndLock, expectMeant, type Visit } from "./enter.ts";
import { findGuestRoom, momentOf } from "./find.ts";
import { findOrAddGuest } from "./guest-row.ts";
import { inGuestsOrder } from "./order.ts";

/**
 * Takes one change of a guest's answer, and answers the room as it is then; all in one transaction, which waits for others of
 * the room. 409 unless the room is open, for a page that means another guest, and for a guest without a cookie, whose letters
 * nobody knows.
 */
export const answerRoom = (
  parts: Pick<Parts, "db" | "clock" | "settings">,
  visit: Visit & { group: string },
  change: GuestChange,
): Promise<GuestRoom> =>
  parts.db.transaction(async (tx) => {
    const live = await enterAndLock(tx, visit);
    expectMeant(live, visit);
    const { room } = live;
    const moment = momentOf(parts);
    const { now } = moment;
    const state = stateOf(room, now);
    if (state === "closed") throw new Problem(409, "room-closed");
    if (state === "preparing") throw new Problem(409, "room-not-ready");
    const { cookie, group } = visit;
    if (cookie === undefined) throw new Problem(409, "stale");
    const { id, place, seconds } = roomVoices;
    const rows = await tx
      .select({ id, place, seconds })
      .from(roomVoices)
      .where(eq(roomVoices.roomId, room.id));
    const guest = await findOrAddGuest(tx, { roomId: room.id, cookie, group, now });
    await changeAnswer({ tx, guest, ordered: inGuestsOrder(rows, { room, cookie }), now }, change);
    await raiseVersion(tx, room.id);
    return findGuestRoom(tx, live, cookie, moment);
  });
