import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { turnOfProduction } from "#contract/constants/values/productions.ts";
import type { Approval, Production, Take } from "#contract/productions/productions.ts";
import type { Db } from "#server/db/client.ts";
import { offerEvents, offers } from "#server/db/schema/offers.ts";
import { users } from "#server/db/schema/people.ts";
import { productions, takes } from "#server/db/schema/productions.ts";
import { findNamed } from "#server/productions/files/given.ts";
import { findReaders } from "#server/offers/letters/readers.ts";
import type { Settings } from "#server/settings.ts";
import { fullName } from "#server/db/text/full-name.ts";
import { isSeenBy } from "./take.ts";

// Table names by hand: Drizzle leaves them out inside a selected expression.
const openNotes = sql<number>`(select count(*) from "take_notes" n
  where n."take_id" = "takes"."id" and n."resolved_at" is null)::int`;

const shown = {
  takeId: takes.id,
  place: takes.place,
  title: takes.title,
  round: takes.round,
  voiceId: takes.voiceId,
  replaces: takes.replaces,
  fileName: takes.fileName,
  bytes: takes.bytes,
  state: takes.state,
  failure: takes.failure,
  sha256: takes.sha256,
  format: takes.format,
  seconds: takes.seconds,
  channels: takes.channels,
  sampleRate: takes.sampleRate,
  bitDepth: takes.bitDepth,
  checks: takes.checks,
  peaks: takes.peaks,
  openNotes,
};

/** A take as a side sees it: of what was measured, clients are told loudness and peak. */
const seenBy = (side: OfferTurn, take: Take): Take =>
  side === "agency" || take.checks === null
    ? take
    : { ...take, checks: { loudness: take.checks.loudness, truePeak: take.checks.truePeak } };

/** The takes of an offer that a side sees, in order: all of them, or up to the round that has begun. */
async function findTakes(db: Db, side: OfferTurn, offerId: string, round: number): Promise<Take[]> {
  const rows = await db
    .select(shown)
    .from(takes)
    .where(and(eq(takes.offerId, offerId), isSeenBy(side, round)))
    .orderBy(asc(takes.round), asc(takes.place));
  return rows.map((row) => seenBy(side, row));
}

/** One take as a side sees it; undefined where it does not. */
export async function readTake(db: Db, side: OfferTurn, takeId: string): Promise<Take | undefined> {
  const [row] = await db
    .select(shown)
    .from(takes)
    .innerJoin(productions, eq(productions.offerId, takes.offerId))
    .where(and(eq(takes.id, takeId), isSeenBy(side, productions.round)));
  return row && seenBy(side, row);
}

/** The newest approval of an offer, which stands while its production is approved. */
async function findApproval(db: Db, offerId: string): Promise<Approval | null> {
  const [row] = await db
    .select({
      at: offerEvents.createdAt,
      details: offerEvents.details,
      name: users.name,
      lastName: users.lastName,
    })
    .from(offerEvents)
    .leftJoin(users, eq(users.id, offerEvents.userId))
    .where(and(eq(offerEvents.offerId, offerId), eq(offerEvents.kind, "approved")))
    .orderBy(desc(offerEvents.id))
    .limit(1);
  if (!row) return null;
  const approved = row.details["takes"] as Pick<Approval["takes"][number], "takeId" | "sha256">[];
  const ids = approved.map(({ takeId }) => takeId);
  const { named } = await findNamed(db, offerId, inArray(takes.id, ids));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return {
    at: row.at.toISOString(),
    by: fullName(row),
    takes: approved.map(({ takeId, sha256 }) => ({ takeId, sha256, fileName: names.get(takeId) ?? "" })),
  };
}

const moment = (time: Date | null) => time?.toISOString() ?? null;

/**
 * The work on an offer as a side sees it, with its takes; null where the offer was not accepted. `deliveryDays` is how long
 * approved files are kept.
 */
export async function readProduction(
  db: Db,
  side: OfferTurn,
  offerId: string,
  { deliveryDays }: Pick<Settings, "deliveryDays">,
): Promise<Production | null> {
  const [found] = await db
    .select({ production: productions, roundsIncluded: offers.rounds, accountId: offers.accountId })
    .from(productions)
    .innerJoin(offers, eq(offers.id, productions.offerId))
    .where(eq(productions.offerId, offerId));
  if (!found) return null;
  const { production, roundsIncluded, accountId } = found;
  const { state, round, sharesOriginals, keptUntil } = production;
  return {
    state,
    round,
    roundsIncluded,
    turn: turnOfProduction[state],
    takes: await findTakes(db, side, offerId, round),
    handedOverAt: moment(production.handedOverAt),
    openedAt: moment(production.openedAt),
    sharesOriginals,
    approval: state === "approved" ? await findApproval(db, offerId) : null,
    keptUntil,
    keptDays: deliveryDays,
    ...(side === "agency" && { mailed: (await findReaders(db, "client", accountId)).length }),
    remindedAt: moment(production.remindedAt),
  };
}
