import { and, eq, sql } from "drizzle-orm";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { OfferCounts } from "#contract/offers/offers.ts";
import type { Db } from "#server/db/client.ts";
import { offerCounts, offers } from "#server/db/schema/offers.ts";
import { type OfferReader, ownerKeyOf } from "./reader.ts";
import { isOverdue, type Tab } from "./standing.ts";

/** What is counted: an offer by its tab, and one that was accepted by whom its production waits for, too. */
type Counted = Tab | "reviewing" | "producing";

/**
 * Counts an offer under another tab or its production under another side, for its account and for the agency, and raises
 * their generation. Null is none: a new offer comes from there, and a production that waits for nobody goes there. The
 * agency's row comes last everywhere, so that writers never wait in a circle.
 */
export async function moveCount(
  tx: Db,
  accountId: string | null,
  from: Counted | null,
  to: Counted | null,
): Promise<void> {
  const moved = to === null || from === to ? {} : { [to]: sql`${offerCounts[to]} + 1` };
  const left = from === null || from === to ? {} : { [from]: sql`${offerCounts[from]} - 1` };
  for (const ownerKey of accountId === null ? ["agency"] : [accountId, "agency"])
    await tx
      .insert(offerCounts)
      .values({ ownerKey, ...(to === null ? {} : { [to]: 1 }), generation: 1 })
      .onConflictDoUpdate({
        target: offerCounts.ownerKey,
        set: { ...moved, ...left, generation: sql`${offerCounts.generation} + 1` },
      });
}

/** Tells whoever asks again that something of a reader's side has changed. */
export async function raiseGeneration(tx: Db, reader: OfferReader): Promise<void> {
  await tx
    .update(offerCounts)
    .set({ generation: sql`${offerCounts.generation} + 1` })
    .where(eq(offerCounts.ownerKey, ownerKeyOf(reader)));
}

/** The number that every write of a reader's offers raises: one row. */
export async function readGeneration(db: Db, reader: OfferReader): Promise<number> {
  const [row] = await db
    .select({ generation: offerCounts.generation })
    .from(offerCounts)
    .where(eq(offerCounts.ownerKey, ownerKeyOf(reader)));
  return row?.generation ?? 0;
}

const none = {
  ownerKey: "",
  generation: 0,
  client: 0,
  agency: 0,
  accepted: 0,
  reviewing: 0,
  producing: 0,
  declined: 0,
  withdrawn: 0,
  expired: 0,
};

/**
 * How many offers a reader has by tab today, and how many productions wait for whom. The counts are kept; only open offers that are past their day, which a job
 * closes soon, are looked at.
 */
export async function readCounts(
  db: Db,
  reader: Pick<OfferReader, "accountId">,
  today: string,
): Promise<{ counts: OfferCounts; productions: Record<OfferTurn, number>; generation: number }> {
  const [row] = await db
    .select()
    .from(offerCounts)
    .where(eq(offerCounts.ownerKey, ownerKeyOf(reader)));
  const { ownerKey: _key, generation, reviewing, producing, ...counts } = row ?? { ...none };
  const overdue = await db
    .select({ turn: offers.turn })
    .from(offers)
    .where(and(isOverdue(today), reader.accountId ? eq(offers.accountId, reader.accountId) : undefined));
  for (const { turn } of overdue) {
    counts[turn ?? "agency"] -= 1;
    counts.expired += 1;
  }
  return { counts, productions: { client: reviewing, agency: producing }, generation };
}
