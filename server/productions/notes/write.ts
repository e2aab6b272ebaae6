import { and, eq, inArray, sql } from "drizzle-orm";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { NoteChange, NoteDraft } from "#contract/productions/productions.ts";
import type { Db } from "#server/db/client.ts";
import { productions, takeNotes, takeReplies, takes } from "#server/db/schema/productions.ts";
import { isUuid } from "#server/db/uuid.ts";
import { cleanLines } from "#server/http/clean-text.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { ActCall } from "#server/offers/acts/once.ts";
import { onLockedProduction } from "#server/productions/call.ts";
import type { ProductionRow } from "#server/productions/lock.ts";
import { noteOpened } from "#server/productions/opened.ts";
import { isSeenBy } from "#server/productions/take.ts";
import { cleanPlace } from "./place.ts";
import { mayStillChange } from "./read.ts";
import { expectRoomForNote } from "./room.ts";

type NoteRow = typeof takeNotes.$inferSelect;

/** Adds a note to a take that was handed over, numbered through the production, if the take has room for it; answers its id. */
export async function insertNote(
  tx: Db,
  offerId: string,
  note: Omit<typeof takeNotes.$inferInsert, "number">,
): Promise<{ id: string }> {
  await expectRoomForNote(tx, note.takeId, { letters: note.text.length, notes: 1 });
  const [counted] = await tx
    .update(productions)
    .set({ lastNote: sql`${productions.lastNote} + 1` })
    .where(eq(productions.offerId, offerId))
    .returning({ number: productions.lastNote });
  const [stored] = await tx
    .insert(takeNotes)
    .values({ ...note, number: counted?.number ?? 1 })
    .returning({ id: takeNotes.id });
  if (!stored) throw new Error("an insert returned no row");
  return stored;
}

/** Adds a client's note to a take that was handed over, while the client is to answer; answers its id. */
export const addNote = (db: Db, call: ActCall, takeId: string, draft: NoteDraft) =>
  onLockedProduction(db, call, "take.note", async (tx, production) => {
    const { side, userId } = call.reader;
    const { offerId, round, state } = production;
    const [take] = isUuid(takeId)
      ? await tx
          .select()
          .from(takes)
          .where(and(eq(takes.id, takeId), eq(takes.offerId, offerId), isSeenBy(side, round)))
      : [];
    if (!take) throw new Problem(404, "take-not-found");
    if (side !== "client") throw new Problem(403, "forbidden");
    if (state !== "review") throw new Problem(409, "not-your-turn");
    const note = await insertNote(tx, offerId, {
      ...cleanPlace(draft, take.seconds ?? 0),
      takeId: take.id,
      round,
      side,
      userId,
      text: cleanLines(draft.text, "text"),
      createdAt: call.now,
    });
    // Whoever writes about takes has opened them.
    await noteOpened(tx, offerId, call.now);
    return note;
  });

/** A note on a take of the production that its reader sees; 404 for any other. */
async function findNote(tx: Db, { offerId, round }: ProductionRow, { reader }: ActCall, noteId: string) {
  const ofOffer = tx
    .select({ id: takes.id })
    .from(takes)
    .where(and(eq(takes.offerId, offerId), isSeenBy(reader.side, round)));
  const [note] = isUuid(noteId)
    ? await tx
        .select()
        .from(takeNotes)
        .where(and(eq(takeNotes.id, noteId), inArray(takeNotes.takeId, ofOffer)))
    : [];
  if (!note) throw new Problem(404, "note-not-found");
  return note;
}

/** Refuses what its author alone may do, until the round is answered. */
function expectOwn(note: NoteRow, production: ProductionRow, { reader }: ActCall): void {
  if (note.userId !== reader.userId) throw new Problem(403, "forbidden");
  if (!mayStillChange(note, production)) throw new Problem(409, "note-stands");
}

/** Refuses a side that did not write the note, unless it is the agency and has replied. */
async function expectResolver(tx: Db, note: NoteRow, { reader: { side } }: ActCall): Promise<void> {
  if (note.side === side) return;
  const isReply = and(eq(takeReplies.noteId, note.id), eq(takeReplies.side, "agency"));
  if (side !== "agency" || (await tx.$count(takeReplies, isReply)) === 0) throw new Problem(403, "forbidden");
}

async function reply(tx: Db, note: NoteRow, { reader: { side, userId }, now }: ActCall, said: string) {
  const text = cleanLines(said, "reply");
  const replies = await tx.$count(takeReplies, eq(takeReplies.noteId, note.id));
  if (replies >= productionLimits.replies) throw new Problem(422, "replies-full");
  await expectRoomForNote(tx, note.takeId, { letters: text.length, notes: 0 });
  await tx.insert(takeReplies).values({ noteId: note.id, side, userId, text, createdAt: now });
}

/** Changes the text of a note, resolves or opens it, or replies to it; answers its id. */
export const changeNote = (db: Db, call: ActCall, noteId: string, change: NoteChange) =>
  onLockedProduction(db, call, "take.note", async (tx, production) => {
    const note = await findNote(tx, production, call, noteId);
    const isNote = eq(takeNotes.id, note.id);
    if ("reply" in change) await reply(tx, note, call, change.reply);
    else if ("text" in change) {
      expectOwn(note, production, call);
      const text = cleanLines(change.text, "text");
      await expectRoomForNote(tx, note.takeId, { letters: text.length - note.text.length, notes: 0 });
      await tx.update(takeNotes).set({ text }).where(isNote);
    } else {
      await expectResolver(tx, note, call);
      const resolved = { resolvedAt: call.now, resolvedBy: call.reader.userId };
      const open = { resolvedAt: null, resolvedBy: null };
      await tx
        .update(takeNotes)
        .set(change.resolved ? resolved : open)
        .where(isNote);
    }
    return { id: note.id };
  });

/** Deletes a note and what was replied to it. */
export const removeNote = (db: Db, call: ActCall, noteId: string) =>
  onLockedProduction(db, call, "take.note", async (tx, production) => {
    const note = await findNote(tx, production, call, noteId);
    expectOwn(note, production, call);
    await tx.delete(takeNotes).where(eq(takeNotes.id, note.id));
    return { id: note.id };
  });
