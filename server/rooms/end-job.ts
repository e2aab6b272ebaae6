import { and, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { rooms, roomVoices } from "#server/db/schema/rooms.ts";
import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";
import { keptSince } from "./maker.ts";
import { removeCopies } from "./sound/remove-copies.ts";

type EndParts = Pick<Parts, "db" | "audio" | "clock" | "clockWatch">;

/** Writes that rooms whose time is over are closed: a blind one reveals its names by that. */
const closeByTime = ({ db }: EndParts, now: Date) =>
  db
    .update(rooms)
    .set({ closedAt: sql`${rooms.closesAt}`, token: null })
    .where(and(lte(rooms.closesAt, now), isNull(rooms.closedAt), isNull(rooms.revokedAt)));

/** Deletes the rooms that closed long ago, with what guests wrote, and what is left of revoked ones. */
async function forgetRooms(parts: EndParts, now: Date): Promise<void> {
  const { db } = parts;
  const isOver = or(lt(rooms.closedAt, keptSince(now)), isNotNull(rooms.revokedAt));
  const over = await db.select({ id: rooms.id }).from(rooms).where(isOver);
  const ids = over.map(({ id }) => id);
  if (ids.length === 0) return;
  await removeCopies(parts, inArray(roomVoices.roomId, ids));
  await db.delete(rooms).where(and(inArray(rooms.id, ids), isOver));
}

/**
 * Closes rooms by time and deletes them in the end, for good, so only while the clock is believed; guests' writes are refused
 * before that. The copies of voices that were erased go too.
 */
export const endRooms = (parts: EndParts): Job => ({
  name: "end rooms",
  everySeconds: 60,
  async run() {
    const { clock, clockWatch } = parts;
    await removeCopies(parts, isNull(roomVoices.voiceId));
    if (!(await clockWatch.mayDestroy())) return;
    await closeByTime(parts, clock());
    await forgetRooms(parts, clock());
  },
});
