import { and, desc, eq } from "drizzle-orm";
import type { Review, ReviewLink } from "#contract/productions/review-link.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { productions } from "#server/db/schema/productions.ts";
import { roomGuests, rooms } from "#server/db/schema/rooms.ts";
import { shownName } from "#server/offers/events.ts";
import type { OfferReader } from "#server/offers/reader.ts";
import { isLive } from "#server/rooms/find-live.ts";
import type { RoomRow } from "#server/rooms/find.ts";
import { stateOf } from "#server/rooms/state.ts";
import { findGuestNotes } from "./guest-notes.ts";

/** The newest link of a round that its maker has not revoked, and who is not locked; undefined where there is none. */
export async function findLink(
  db: Db,
  { offerId, round }: { offerId: string; round: number },
): Promise<RoomRow | undefined> {
  const [found] = await db
    .select({ room: rooms })
    .from(rooms)
    .innerJoin(users, eq(users.id, rooms.makerId))
    .leftJoin(accounts, eq(accounts.id, users.accountId))
    .where(and(eq(rooms.offerId, offerId), eq(rooms.round, round), isLive()))
    .orderBy(desc(rooms.createdAt), rooms.id)
    .limit(1);
  return found?.room;
}

async function showLink(db: Db, { side }: OfferReader, room: RoomRow, now: Date): Promise<ReviewLink> {
  const { id, makerId, token, greeting, passwordHash, createdAt, closesAt, closedAt } = room;
  const [maker] = await db
    .select({ name: users.name, lastName: users.lastName, role: users.role })
    .from(users)
    .where(eq(users.id, makerId));
  const state = stateOf(room, now);
  return {
    path: state === "closed" || token === null ? null : `/room/${token}`,
    state,
    greeting,
    maker: maker ? shownName(maker, maker.role === "OWNER" && side === "client") : "",
    hasPassword: passwordHash !== null,
    openedAt: createdAt.toISOString(),
    closesAt: closesAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    guestCount: await db.$count(roomGuests, eq(roomGuests.roomId, id)),
  };
}

/** The link of the round that has begun and what guests remarked in it, as a side sees that; nothing before the first round. */
export async function readReview(db: Db, reader: OfferReader, offerId: string, now: Date): Promise<Review> {
  const [production] = await db
    .select({ round: productions.round })
    .from(productions)
    .where(eq(productions.offerId, offerId));
  const of = { offerId, round: production?.round ?? 0 };
  const room = await findLink(db, of);
  const notes = reader.side === "client" ? await findGuestNotes(db, of) : null;
  return {
    link: room ? await showLink(db, reader, room, now) : null,
    notes:
      notes?.map(({ note: { id, guestId, takeId, from, to, text, createdAt }, name }) => ({
        noteId: id,
        guestId,
        takeId,
        from,
        to,
        text,
        by: name ?? "",
        at: createdAt.toISOString(),
      })) ?? null,
  };
}
