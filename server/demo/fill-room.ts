import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { dayIn } from "#contract/constants/wall-clock.ts";
import type { GuestChange } from "#contract/guest.ts";
import { ahead } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { roomGuests, rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { changeAnswer } from "#server/guest/change.ts";
import { findOrAddGuest } from "#server/guest/guest-row.ts";
import { inGuestsOrder, letterAt } from "#server/guest/order.ts";
import { tellOfAnswers, tellOfWish } from "#server/guest/tell-request.ts";
import type { ListCall } from "#server/lists/holder.ts";
import { changeRoom } from "#server/rooms/change.ts";
import { raiseVersion } from "#server/rooms/find.ts";
import type { MakerCall } from "#server/rooms/maker.ts";
import { openRoom, settingsOf } from "#server/rooms/open.ts";
import type { Passwords } from "#server/session/passwords.ts";
import { defaultSettings } from "#server/settings.ts";
import { newToken } from "#server/session/tokens.ts";
import type { RequestRow } from "#server/voice-requests/acts/add-event.ts";
import { voiceIdOf } from "#demo/catalogue.ts";
import type { DemoGuest, DemoRoom } from "#demo/customers/lists.ts";

export type RoomCall = ListCall & MakerCall;

/** What a user's call says at a moment; the catalogue is as it was. */
export function roomCallOf(userId: string, now: Date): Omit<RoomCall, "holder" | "owner"> {
  const timeZone = defaultSettings.agencyTimeZone;
  return { userId, now, today: dayIn(timeZone, now), timeZone, generation: 0 };
}

interface Told {
  passwords: Passwords;
  /** What its maker's call says, so many minutes ago. */
  callAt: (minutesAgo: number) => RoomCall;
}

/** Opens a room of a whole list, lets its guests answer, and closes it where its maker did. A started server copies its sound. */
export async function fillRoom(
  tx: Db,
  { passwords, callAt }: Told,
  {
    openedMinutesAgo,
    days,
    guests,
    closedAfter,
    ...draft
  }: DemoRoom & { listId: string; voiceIds: string[] },
): Promise<void> {
  const call = callAt(openedMinutesAgo);
  const until = ahead(call.today, { days });
  const settings = await settingsOf(passwords, call, { ...draft, until, password: null });
  const { roomId } = await openRoom(tx, call, { ...draft, settings });
  for (const guest of guests) await answer(tx, callAt(openedMinutesAgo - guest.after).now, { roomId, guest });
  if (closedAfter !== undefined)
    await changeRoom(tx, callAt(openedMinutesAgo - closedAfter), roomId, { act: "close" });
}

interface Answering {
  roomId: string;
  guest: DemoGuest;
  /** That the room was opened for. */
  request?: RequestRow | undefined;
}

/** What a guest would send, one change after the other; a page would wait for the sound before. */
export async function answer(
  tx: Db,
  now: Date,
  { roomId, guest: { name, opinions, isSent, wish }, request }: Answering,
): Promise<void> {
  const [room] = await tx.select().from(rooms).where(eq(rooms.id, roomId));
  if (!room) throw new Error("The demo's room was not opened.");
  const voices = await tx.select().from(roomVoices).where(eq(roomVoices.roomId, roomId));
  const cookie = newToken();
  const ordered = inGuestsOrder(voices, { room, cookie });
  const guest = await findOrAddGuest(tx, { roomId, cookie, group: "demo", now });
  const changes = Object.entries(opinions).flatMap(([artist, [vote, seconds, text]]): GuestChange[] => {
    const letter = letterAt(ordered.findIndex(({ voiceId }) => voiceId === voiceIdOf(artist)));
    const note =
      text === undefined || seconds === undefined ? [] : [{ noteId: randomUUID(), letter, seconds, text }];
    return [{ letter, vote }, ...note];
  });
  if (isSent) changes.push({ send: true, name });
  for (const change of changes) await changeAnswer({ tx, guest, ordered, now }, change);
  const telling = { tx, room, guest, now, request };
  if (wish !== undefined) {
    const voice = ordered.find(({ voiceId }) => voiceId === voiceIdOf(wish));
    await tx
      .update(roomGuests)
      .set({ wish: voice?.id ?? null, wishedAt: now })
      .where(eq(roomGuests.id, guest.id));
    await tellOfWish(telling, voiceIdOf(wish));
  }
  if (isSent) await tellOfAnswers(telling);
  await raiseVersion(tx, roomId);
}
