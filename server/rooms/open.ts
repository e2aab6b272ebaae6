import { randomBytes } from "node:crypto";
import { and, count, eq, gt, isNull } from "drizzle-orm";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { RoomDraft } from "#contract/rooms.ts";
import { ahead, isDay, timeIn } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { cleanLine, cleanOptionalLines } from "#server/http/clean-text.ts";
import { bucketName, refuseWhileWaiting, takeAttempt } from "#server/http/limits/attempts.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";
import type { Holder } from "#server/lists/holder.ts";
import { lockList } from "#server/lists/lock.ts";
import type { Passwords } from "#server/session/passwords.ts";
import { chooseVoices, type Unfit } from "./fit.ts";
import { lockMaker, type MakerCall, recordRoomAct } from "./maker.ts";
import { newRoomToken, roomTokenHash } from "./token.ts";

const { days, closesAtHour, open: mostOpen, openedAnHour } = roomLimits;

/** What a room's maker says of it. */
export type StoredSettings = Pick<
  typeof rooms.$inferInsert,
  "title" | "greeting" | "closesAt" | "isBlind" | "sharesNotes" | "passwordHash"
>;

/** When a room closes whose last day is this one; 400 for none, and for one that is too near or too far, at `field`. */
export function closingOf(
  until: string,
  { today, timeZone }: Pick<MakerCall, "today" | "timeZone">,
  field = "until",
): Date {
  if (!isDay(until)) throw wrongField(field);
  if (until < ahead(today, { days: days.least }) || until > ahead(today, { days: days.most }))
    throw wrongField(field, "out-of-range");
  return timeIn(timeZone, until, closesAtHour);
}

/**
 * What a draft says, checked and as it is stored; the password is hashed, which takes its time. `at` is where the draft stands in
 * the body, such as `room/`.
 */
export async function settingsOf(
  passwords: Passwords,
  call: Pick<MakerCall, "today" | "timeZone">,
  { title, greeting, until, isBlind, sharesNotes, password }: Omit<RoomDraft, "voiceIds">,
  at = "",
): Promise<StoredSettings> {
  return {
    title: cleanLine(title, `${at}title`),
    greeting: cleanOptionalLines(greeting, `${at}greeting`),
    closesAt: closingOf(until, call, `${at}until`),
    isBlind,
    sharesNotes,
    passwordHash: password === null ? null : await passwords.hash(password),
  };
}

/** 422 where somebody, who is locked, has as many open rooms as may be; 429 after too many openings in an hour. */
async function refuseOneMore(tx: Db, { userId, now }: MakerCall): Promise<void> {
  const isOpen = and(
    eq(rooms.makerId, userId),
    isNull(rooms.closedAt),
    isNull(rooms.revokedAt),
    gt(rooms.closesAt, now),
  );
  const [row] = await tx.select({ count: count() }).from(rooms).where(isOpen);
  if ((row?.count ?? 0) >= mostOpen) throw new Problem(422, "too-many-rooms", { values: { most: mostOpen } });
  const limit = { bucket: bucketName("room", "hour", userId), most: openedAnHour, minutes: 60 };
  refuseWhileWaiting(await takeAttempt(tx, limit, now), "too-many-writes");
}

/** Stores a room of a maker's that may have one more; answers its id. */
export async function insertRoom(
  tx: Db,
  call: MakerCall,
  room: Omit<typeof rooms.$inferInsert, "makerId" | "tokenHash" | "seed" | "createdAt"> & { token: string },
): Promise<string> {
  await refuseOneMore(tx, call);
  const [stored] = await tx
    .insert(rooms)
    .values({
      ...room,
      makerId: call.userId,
      tokenHash: roomTokenHash(room.token),
      seed: randomBytes(32),
      createdAt: call.now,
    })
    .returning({ id: rooms.id, offerId: rooms.offerId });
  if (!stored) throw new Error("an insert returned no row");
  await recordRoomAct(tx, call, "open", stored);
  return stored.id;
}

interface Opening {
  listId: string;
  voiceIds: readonly string[];
  settings: StoredSettings;
  /** Of the guests' link; another one where it need not be known before. */
  token?: string;
}

/**
 * Opens a room of some voices of a list, in a transaction; its sound is still to be copied. Answers its id, and the voices that
 * were left out. 404 for a list that is not the caller's.
 */
export async function openRoom(
  tx: Db,
  call: MakerCall & { holder: Holder },
  { settings, token = newRoomToken(), ...of }: Opening,
): Promise<{ roomId: string; leftOut: Unfit[] }> {
  const { userId, today } = call;
  await lockMaker(tx, userId);
  const list = await lockList(tx, call, of.listId);
  const { fit, leftOut } = await chooseVoices(tx, list.id, of.voiceIds, today);
  const roomId = await insertRoom(tx, call, { ...settings, listId: list.id, token });
  await tx.insert(roomVoices).values(fit.map((voiceId, place) => ({ roomId, place, voiceId })));
  return { roomId, leftOut };
}
