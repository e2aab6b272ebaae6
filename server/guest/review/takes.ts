import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { productions, takes } from "#server/db/schema/productions.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { LiveRoom } from "#server/rooms/find-live.ts";

type Room = LiveRoom["room"];

/** Whose takes are heard in a room; 404 for one of voices. */
export function expectReview({ offerId, round }: Room): { offerId: string; round: number } {
  if (offerId === null || round === null) throw new Problem(404, "not-found");
  return { offerId, round };
}

/** Takes that guests of an open room hear, joined with their production: those of its round, while that is in review. */
function isHeard(room: Room): SQL | undefined {
  const { offerId, round } = expectReview(room);
  return and(
    eq(takes.offerId, offerId),
    eq(takes.round, round),
    eq(productions.round, round),
    eq(productions.state, "review"),
    isNull(takes.forgottenAt),
  );
}

const { id, title, seconds, peaks, copyKey } = takes;

const select = (db: Db, which: SQL | undefined) =>
  db
    .select({ id, title, seconds, peaks, copyKey })
    .from(takes)
    .innerJoin(productions, eq(productions.offerId, takes.offerId))
    .where(which)
    .orderBy(asc(takes.place), asc(id));

/** The takes that guests of an open room hear, in order. */
export const findHeardTakes = (db: Db, room: Room) => select(db, isHeard(room));

/** One of them; 404 for any other. */
export async function findHeardTake(db: Db, room: Room, takeId: string) {
  const isIt = isHeard(room);
  const [take] = isUuid(takeId) ? await select(db, and(isIt, eq(id, takeId))) : [];
  if (!take) throw new Problem(404, "take-not-found");
  return take;
}
