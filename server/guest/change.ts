import { and, asc, eq, sql } from "drizzle-orm";
import type { RoomVote } from "#contract/constants/values/rooms.ts";
import type { GuestChange } from "#contract/guest.ts";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { Db } from "#server/db/client.ts";
import { roomGuests, roomNotes, type roomVoices, roomVotes } from "#server/db/schema/rooms.ts";
import { cleanLines, cleanName } from "#server/http/clean-text.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";
import { voiceOf } from "./order.ts";

type RoomVoiceRow = Pick<typeof roomVoices.$inferSelect, "id" | "seconds">;

/** A guest of a room whose row is locked, with its voices in the guest's order. */
interface Answering {
  tx: Db;
  guest: typeof roomGuests.$inferSelect;
  ordered: RoomVoiceRow[];
  now: Date;
}

/** One change of a guest's answer. */
export function changeAnswer(answering: Answering, change: GuestChange): Promise<void> {
  if ("vote" in change) return vote(answering, voiceOf(answering.ordered, change.letter).id, change.vote);
  if ("order" in change) return order(answering, change.order);
  if ("noteId" in change) return addNote(answering, change);
  if ("removeNote" in change) return removeNote(answering, change.removeNote);
  return send(answering, cleanName(change.name, "name"));
}

/** The voices with a guest's yes, in the guest's order. */
async function yesesOf({ tx, guest }: Answering): Promise<string[]> {
  const rows = await tx
    .select({ id: roomVotes.roomVoiceId })
    .from(roomVotes)
    .where(and(eq(roomVotes.guestId, guest.id), eq(roomVotes.vote, "yes")))
    .orderBy(asc(roomVotes.rank));
  return rows.map(({ id }) => id);
}

/** Numbers a guest's yeses from 1; any other vote has no rank. */
async function writeRanks({ tx, guest }: Answering, yeses: string[]): Promise<void> {
  const rank = sql`array_position(${sql.param(yeses)}::uuid[], ${roomVotes.roomVoiceId})`;
  await tx.update(roomVotes).set({ rank }).where(eq(roomVotes.guestId, guest.id));
}

/** A new yes joins the order at its end; one that is taken back leaves no gap. */
async function vote(answering: Answering, roomVoiceId: string, given: RoomVote | null): Promise<void> {
  const { tx, guest } = answering;
  const yeses = await yesesOf(answering);
  const others = yeses.filter((id) => id !== roomVoiceId);
  const isOne = and(eq(roomVotes.guestId, guest.id), eq(roomVotes.roomVoiceId, roomVoiceId));
  if (given === null) await tx.delete(roomVotes).where(isOne);
  else
    await tx
      .insert(roomVotes)
      .values({ guestId: guest.id, roomVoiceId, vote: given })
      .onConflictDoUpdate({ target: [roomVotes.guestId, roomVotes.roomVoiceId], set: { vote: given } });
  const isStill = given === "yes" && others.length < yeses.length;
  await writeRanks(answering, isStill ? yeses : [...others, ...(given === "yes" ? [roomVoiceId] : [])]);
}

/** 409 unless exactly the yeses are ordered: another tab may have changed them. */
async function order(answering: Answering, letters: string[]): Promise<void> {
  const wanted = letters.map((letter) => voiceOf(answering.ordered, letter).id);
  const yeses = new Set(await yesesOf(answering));
  if (wanted.length !== yeses.size || !wanted.every((id) => yeses.has(id))) throw new Problem(409, "stale");
  await writeRanks(answering, wanted);
}

type NoteDraft = Extract<GuestChange, { noteId: string }>;

/** A note that is sent twice is stored once. */
async function addNote({ tx, guest, ordered, now }: Answering, draft: NoteDraft): Promise<void> {
  const { noteId, letter, seconds } = draft;
  const text = cleanLines(draft.text, "text");
  const voice = voiceOf(ordered, letter);
  if (voice.seconds !== null && seconds > voice.seconds) throw wrongField("seconds", "out-of-range");
  const own = eq(roomNotes.guestId, guest.id);
  const isStored = (await tx.$count(roomNotes, and(own, eq(roomNotes.noteId, noteId)))) > 0;
  if (isStored) return;
  const most = roomLimits.notes;
  if ((await tx.$count(roomNotes, and(own, eq(roomNotes.roomVoiceId, voice.id)))) >= most)
    throw new Problem(422, "room-notes-full", { values: { most } });
  await tx
    .insert(roomNotes)
    .values({ noteId, guestId: guest.id, roomVoiceId: voice.id, seconds, text, createdAt: now });
}

async function removeNote({ tx, guest }: Answering, noteId: string): Promise<void> {
  await tx.delete(roomNotes).where(and(eq(roomNotes.guestId, guest.id), eq(roomNotes.noteId, noteId)));
}

/** The answers count from the first time that they are sent; sent again only the name changes. */
async function send({ tx, guest, now }: Answering, name: string): Promise<void> {
  await tx
    .update(roomGuests)
    .set({ name, sentAt: guest.sentAt ?? now })
    .where(eq(roomGuests.id, guest.id));
}
