import { and, count, eq, sql } from "drizzle-orm";
import type { OfferAttention } from "#contract/offers/offers.ts";
import type { Db } from "#server/db/client.ts";
import { offers, offerUnread } from "#server/db/schema/offers.ts";
import { waitsFor } from "#server/productions/standing.ts";
import { readCounts } from "./counts.ts";
import type { OfferReader } from "./reader.ts";
import { standsIn } from "./standing.ts";

/** The ETag of what waits: every write raises the generation, and a new day expires what nobody answered. */
export const attentionTag = ({ userId }: OfferReader, generation: number, today: string): string =>
  `"${generation}-${today}-${userId}"`;

/** How many offers wait for a reader, those in production too where `delivery` is served, and the generation that this is of at least. */
export async function readAttention(
  db: Db,
  reader: OfferReader,
  { today, delivers }: { today: string; delivers: boolean },
): Promise<{ attention: OfferAttention; generation: number }> {
  // The generation first: what is written meanwhile makes it old, and is asked for again.
  const { counts, productions, generation } = await readCounts(db, reader, today);
  const turn = counts[reader.side] + (delivers ? productions[reader.side] : 0);
  const isOpenTurn = standsIn([reader.side], today) ?? sql`true`;
  const isOwnTurn = delivers ? sql`(${isOpenTurn} or ${waitsFor([reader.side])})` : isOpenTurn;
  const [unread] = await db
    .select({ others: count() })
    .from(offerUnread)
    .innerJoin(offers, eq(offers.id, offerUnread.offerId))
    .where(and(eq(offerUnread.userId, reader.userId), sql`not ${isOwnTurn}`));
  return { attention: { turn, waiting: turn + (unread?.others ?? 0) }, generation };
}
