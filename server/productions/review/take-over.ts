import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { guestTakeNotes } from "#server/db/schema/rooms.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { ActCall } from "#server/offers/acts/once.ts";
import { onLockedProduction } from "#server/productions/call.ts";
import { insertNote } from "#server/productions/notes/write.ts";
import { noteOpened } from "#server/productions/opened.ts";
import { findGuestNotes } from "./guest-notes.ts";

/**
 * Makes guests' notes of the round the client's own, which keep the guest's name; those that are gone or were taken over already
 * are passed over. 409 unless the client is to answer, 422 where a take has no room for more.
 */
export const takeOver = (db: Db, call: ActCall, noteIds: readonly string[]) =>
  onLockedProduction(db, call, "take.note", async (tx, production) => {
    const { side, userId } = call.reader;
    const { offerId, round, state } = production;
    if (side !== "client") throw new Problem(403, "forbidden");
    if (state !== "review") throw new Problem(409, "not-your-turn");
    const wanted = new Set(noteIds.map((id) => id.toLowerCase()));
    const found = await findGuestNotes(tx, production);
    for (const { note, name } of found.filter(({ note: { id } }) => wanted.has(id))) {
      const { takeId, from, to, text } = note;
      const said = { side, userId, text, guestName: name ?? "", createdAt: call.now };
      const { id } = await insertNote(tx, offerId, { ...said, takeId, round, from, to });
      await tx.update(guestTakeNotes).set({ takenAs: id }).where(eq(guestTakeNotes.id, note.id));
    }
    await noteOpened(tx, offerId, call.now);
    return { id: offerId };
  });
