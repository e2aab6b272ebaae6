import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { users } from "#server/db/schema/people.ts";
import { rooms } from "#server/db/schema/rooms.ts";

/** All that is held of these people's rooms, but for their links, and for what guests wrote, which is theirs. */
export const findHeldRooms = (
  db: Db,
  userIds: string[],
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      userName: users.userName,
      title: sql<string>`coalesce(${offers.title}, ${rooms.title})`,
      greeting: rooms.greeting,
      isBlind: rooms.isBlind,
      sharesNotes: rooms.sharesNotes,
      createdAt: rooms.createdAt,
      closesAt: rooms.closesAt,
      closedAt: rooms.closedAt,
    })
    .from(rooms)
    .innerJoin(users, eq(users.id, rooms.makerId))
    .leftJoin(offers, eq(offers.id, rooms.offerId))
    .where(inArray(rooms.makerId, userIds))
    .orderBy(asc(rooms.createdAt), asc(rooms.id))
    .limit(limit)
    .offset(offset);
