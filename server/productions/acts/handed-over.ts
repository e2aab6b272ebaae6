import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { takes } from "#server/db/schema/productions.ts";

/** A take as an approval may name it. */
export interface HandedOver {
  takeId: string;
  round: number;
  title: string;
  replaces: string | null;
  seconds: number;
  sha256: string;
}

/** Takes of a production up to a round, in order, whose files are still there. */
export async function findHandedOver(
  tx: Db,
  { offerId, round }: { offerId: string; round: number },
): Promise<HandedOver[]> {
  const { id: takeId, title, replaces, seconds, sha256, round: ofRound } = takes;
  const rows = await tx
    .select({ takeId, round: ofRound, title, replaces, seconds, sha256 })
    .from(takes)
    .where(and(eq(takes.offerId, offerId), lte(ofRound, round), sql`${takes.forgottenAt} is null`))
    .orderBy(asc(ofRound), asc(takes.place));
  // Ready ones have both: only they are handed over.
  return rows.map((row) => ({ ...row, seconds: row.seconds ?? 0, sha256: row.sha256 ?? "" }));
}

/** How many takes the next round has, how many of them are not ready, and how many notes of the others are open. */
export async function countTakes(
  tx: Db,
  { offerId, round }: { offerId: string; round: number },
): Promise<{ next: number; unready: number; openNotes: number }> {
  const isNext = sql`${takes.round} > ${round}`;
  const [row] = await tx
    .select({
      next: sql<number>`(count(*) filter (where ${isNext}))::int`,
      unready: sql<number>`(count(*) filter (where ${isNext} and ${takes.state} <> 'ready'))::int`,
      openNotes: sql<number>`coalesce(sum((select count(*) from "take_notes" n
        where n."take_id" = "takes"."id" and n."resolved_at" is null)), 0)::int`,
    })
    .from(takes)
    .where(eq(takes.offerId, offerId));
  return row ?? { next: 0, unready: 0, openNotes: 0 };
}
