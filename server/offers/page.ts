import { and, count, eq, inArray, sql, type SQL } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { OfferPage, OfferVoice } from "#contract/offers/offers.ts";
import { searchPattern } from "#server/db/text/search-pattern.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { offers, offerUnread } from "#server/db/schema/offers.ts";
import { totals, type Paging } from "#server/http/paging.ts";
import { findStandings, waitsFor } from "#server/productions/standing.ts";
import { readCounts } from "./counts.ts";
import type { OfferReader } from "./reader.ts";
import { findShownVoices } from "./shown-voices.ts";
import { findOffers, wantedOffers } from "./sql.ts";
import { type Standing, standsToday, standsIn, type Tab, tabOf } from "./standing.ts";

/** Which offers are wanted: `q` is part of a title, a platform, a client or an artist. */
export interface OfferFilters {
  tabs: readonly Tab[];
  q: string | undefined;
  /** Only accepted ones whose production waits for one of these sides. */
  waiting?: readonly OfferTurn[] | undefined;
}

/** What holds of offers that a text is part of, folded as in Turkish; undefined where nothing was typed. */
function holds(q: string | undefined): SQL | undefined {
  const pattern = searchPattern(q ?? "");
  if (pattern === undefined) return undefined;
  return sql`(normalize(concat_ws(e'\n', "offers"."title", "offers"."platform", "users"."name" || ' ' || "users"."last_name",
      "accounts"."company"), NFKC) ~ ${pattern}
    or exists (select from "offer_voices" v where v."offer_id" = "offers"."id" and v."place" is not null
      and normalize(v."shown" ->> 'voiceArtistName', NFKC) ~ ${pattern}))`;
}

/** How many of these offers are unread for a reader, by offer. */
export async function findUnread(db: Db, userId: string, offerIds: string[]): Promise<Map<string, number>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .select({ offerId: offerUnread.offerId, unread: offerUnread.count })
    .from(offerUnread)
    .where(and(eq(offerUnread.userId, userId), inArray(offerUnread.offerId, offerIds)));
  return new Map(rows.map(({ offerId, unread }) => [offerId, unread]));
}

/** The tabs that hold something unread. */
async function findUnreadTabs(db: Db, userId: string, today: string): Promise<Tab[]> {
  const { status, turn, answerBy } = offers;
  // By status, turn and whether the day has passed: a dozen rows at most.
  const hasPassed = sql<boolean>`coalesce("offers"."answer_by" < ${today}::date, false)`;
  const rows: Standing[] = await db
    .select({ status, turn, answerBy: sql<string | null>`min(${answerBy})::text` })
    .from(offerUnread)
    .innerJoin(offers, eq(offers.id, offerUnread.offerId))
    .where(eq(offerUnread.userId, userId))
    .groupBy(status, turn, hasPassed);
  return [...new Set(rows.map((row) => tabOf(standsToday(row, today))))];
}

async function countFound(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(offers)
    .leftJoin(users, eq(users.id, offers.userId))
    .leftJoin(accounts, eq(accounts.id, offers.accountId))
    .where(where);
  return row?.found ?? 0;
}

/** A list shows portraits and names, neither sound nor words. */
const asListed = (voice: OfferVoice): OfferVoice => ({ ...voice, peaks: null, transcript: null });

/** One page of a reader's offers, newest change first; past the end it is empty with the true totals. */
export async function readOfferPage(
  db: Db,
  reader: OfferReader,
  { tabs, q, waiting }: OfferFilters,
  paging: Paging,
  { today, delivers }: { today: string; delivers: boolean },
): Promise<OfferPage> {
  const search = holds(q);
  const stands = waiting ? waitsFor(waiting) : standsIn(tabs, today);
  const wanted = { accountId: reader.accountId, where: and(stands, search) };
  const part = { limit: paging.size, offset: paging.page * paging.size };
  const placed = await findOffers(db, { ...wanted, ...part, order: "changed" }, today);
  const ids = placed.map(({ offer }) => offer.offerId);
  const voices = await findShownVoices(db, ids, { today, most: limits.offer.listedVoices });
  const unread = await findUnread(db, reader.userId, ids);
  const standings = delivers ? await findStandings(db, ids) : undefined;
  const { counts, productions } = await readCounts(db, reader, today);
  // Only what was typed has to be counted.
  const total = search
    ? await countFound(db, wantedOffers(wanted))
    : waiting
      ? waiting.reduce((sum, side) => sum + productions[side], 0)
      : tabs.reduce((sum, tab) => sum + counts[tab], 0);
  return {
    content: placed.map(({ offer, userName, company }) => ({
      ...offer,
      userName,
      company,
      unread: unread.get(offer.offerId) ?? 0,
      voices: (voices.get(offer.offerId) ?? []).map(asListed),
      ...(standings && { production: standings.get(offer.offerId) ?? null }),
    })),
    ...totals(total, paging),
    counts,
    ...(delivers && { productions }),
    unread: await findUnreadTabs(db, reader.userId, today),
  };
}
