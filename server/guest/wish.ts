import { eq } from "drizzle-orm";
import type { GuestRoom, GuestWish } from "#contract/guest.ts";
import { roomGuests } from "#server/db/schema/rooms.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { readCopies } from "./copies.ts";
import { findGuestRoom, isHeardInRoom } from "./find.ts";
import { voiceOf } from "./order.ts";
import { tellOfNoWish, tellOfWish } from "./tell-request.ts";
import { type Writing, writeAsGuest, type WritingVisit } from "./write.ts";

type WishParts = Pick<Parts, "db" | "clock" | "settings">;

/**
 * Keeps which voice a guest would like, in place of another one, and tells the request; the same once more changes nothing. 404 for
 * a room that is no request's, and for a voice that guests do not hear. Other refusals as of `writeAsGuest`.
 */
export const wishFor = (parts: WishParts, visit: WritingVisit, { letter }: GuestWish): Promise<GuestRoom> =>
  writeAsGuest(parts, visit, findGuestRoom, async (writing) => {
    const { tx, room, guest, today } = writing;
    expectRequest(writing);
    const voice = voiceOf(writing.inOrder(await readCopies(tx, room, today)), letter);
    if (voice.voiceId === null || !isHeardInRoom(room, voice)) throw new Problem(404, "letter-not-found");
    if (guest.wish === voice.id) return;
    await tellOfNoWish(writing);
    await write(writing, voice.id);
    await tellOfWish(writing, voice.voiceId);
  });

/** Takes a guest's wish back; where there is none nothing changes. 404 for a room that is no request's. */
export const takeWishBack = (parts: WishParts, visit: WritingVisit): Promise<GuestRoom> =>
  writeAsGuest(parts, visit, findGuestRoom, async (writing) => {
    expectRequest(writing);
    if (writing.guest.wish === null) return;
    await write(writing, null);
    await tellOfNoWish(writing);
  });

function expectRequest({ request }: Writing): void {
  if (!request) throw new Problem(404, "not-found");
}

const write = ({ tx, guest, now }: Writing, wish: string | null) =>
  tx
    .update(roomGuests)
    .set({ wish, wishedAt: wish === null ? null : now })
    .where(eq(roomGuests.id, guest.id));
