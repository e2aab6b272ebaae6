import { eq, sql } from "drizzle-orm";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { Db } from "#server/db/client.ts";
import { takeNotes } from "#server/db/schema/productions.ts";
import { Problem } from "#server/http/problems/problem.ts";

const replies = (what: ReturnType<typeof sql>) =>
  sql`(select ${what} from "take_replies" r where r."note_id" = "take_notes"."id")`;

/** Refuses more than a take may have: 422 for another note, or for letters of notes and replies together. */
export async function expectRoomForNote(
  tx: Db,
  takeId: string,
  { letters, notes }: { letters: number; notes: number },
): Promise<void> {
  const [held] = await tx
    .select({
      notes: sql<number>`count(*)::int`,
      letters: sql<number>`coalesce(sum(length(${takeNotes.text})
        + ${replies(sql`coalesce(sum(length(r."text")), 0)`)}), 0)::int`,
    })
    .from(takeNotes)
    .where(eq(takeNotes.takeId, takeId));
  const isFull =
    (held?.notes ?? 0) + notes > productionLimits.notes ||
    (held?.letters ?? 0) + letters > productionLimits.noteLetters;
  if (isFull) throw new Problem(422, "notes-full");
}
