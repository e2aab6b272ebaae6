import { eq } from "drizzle-orm";
import type { GuestChange, GuestRoom } from "#contract/guest.ts";
import type { Db } from "#server/db/client.ts";
import { roomVoices } from "#server/db/schema/rooms.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { changeAnswer } from "./change.ts";
import { findGuestRoom } from "./find.ts";
import { tellOfAnswers } from "./tell-request.ts";
import { type Writing, writeAsGuest, type WritingVisit } from "./write.ts";

/** One change of a guest's answer; answers the room as it is then. Refusals as of `writeAsGuest`. */
export const answerRoom = (
  parts: Pick<Parts, "db" | "clock" | "settings">,
  visit: WritingVisit,
  change: GuestChange,
): Promise<GuestRoom> => writeAsGuest(parts, visit, findGuestRoom, (writing) => answer(writing, change));

async function answer(writing: Writing, change: GuestChange): Promise<void> {
  const { tx, room, guest } = writing;
  // In a room of takes there is nothing to answer.
  if (room.offerId !== null) throw new Problem(404, "not-found");
  await changeAnswer({ ...writing, ordered: writing.inOrder(await voicesOf(tx, room.id)) }, change);
  if ("send" in change && guest.sentAt === null) await tellOfAnswers(writing);
}

const { id, place, seconds } = roomVoices;
const voicesOf = (tx: Db, roomId: string) =>
  tx.select({ id, place, seconds }).from(roomVoices).where(eq(roomVoices.roomId, roomId));
