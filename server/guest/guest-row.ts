import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { Db } from "#server/db/client.ts";
import { roomGuests } from "#server/db/schema/rooms.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { countNewGuest } from "./limits.ts";

type Guest = typeof roomGuests.$inferSelect;

/** What is stored of a guest's cookie. */
export const cookieHash = (cookie: string): Uint8Array => createHash("sha256").update(cookie).digest();

interface Arrival {
  roomId: string;
  cookie: string;
  /** What limits count as one address. */
  group: string;
  now: Date;
}

/** The guest of a cookie in a room whose row is locked; a new one is stored, where the room and the address may have more. */
export async function findOrAddGuest(tx: Db, { roomId, cookie, group, now }: Arrival): Promise<Guest> {
  const hash = cookieHash(cookie);
  const inRoom = eq(roomGuests.roomId, roomId);
  const [known] = await tx
    .select()
    .from(roomGuests)
    .where(and(inRoom, eq(roomGuests.cookieHash, hash)));
  if (known) return known;
  if ((await tx.$count(roomGuests, inRoom)) >= roomLimits.guests) throw new Problem(422, "room-guests-full");
  await countNewGuest(tx, group, now);
  const [added] = await tx
    .insert(roomGuests)
    .values({ roomId, cookieHash: hash, createdAt: now })
    .returning();
  if (!added) throw new Error("an insert returned no row");
  return added;
}
