import { and, eq, sql } from "drizzle-orm";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { ProposedTerms } from "#contract/offers/offer-events.ts";
import { readNewest } from "#server/acts/act.ts";
import { lockClient } from "#server/clients/sql.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { offerEvents, offers } from "#server/db/schema/offers.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { OfferReader } from "#server/offers/reader.ts";
import { standsToday } from "#server/offers/standing.ts";
import type { Negotiation } from "./model.ts";

export type OfferRow = typeof offers.$inferSelect;

/** Owners who may enter: whom a client's acts are unread for. Nobody of them is removed until the transaction ends. */
export const lockOwnersToTell = (tx: Db) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "OWNER"), eq(users.isActive, true), eq(users.isLocked, false)))
    .orderBy(users.id)
    .for("key share");

/** Locks the account of an offer, where it has one, before the offer: its writers queue there (docs/rules.md). */
async function lockAccountOf(tx: Db, reader: OfferReader, userName: string, offerId: string): Promise<void> {
  if (reader.side === "client") {
    const row = await lockClient(tx, userName);
    // It may have been locked since the guard let it pass.
    if (!row || row.isLocked || row.isAccountLocked || !row.isActive) throw new Problem(401, "session-ended");
    return;
  }
  const [row] = await tx.select({ accountId: offers.accountId }).from(offers).where(eq(offers.id, offerId));
  if (row?.accountId)
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, row.accountId)).for("update");
}

/**
 * Locks an offer until the transaction ends, so that of two acts at once one is first. 404 for an unknown one and for
 * another account's.
 */
export async function lockOffer(
  tx: Db,
  { reader, userName, offerId }: { reader: OfferReader; userName: string; offerId: string },
): Promise<OfferRow> {
  if (!isUuid(offerId)) throw new Problem(404, "offer-not-found");
  await lockAccountOf(tx, reader, userName, offerId);
  await lockOwnersToTell(tx);
  const [row] = await tx.select().from(offers).where(eq(offers.id, offerId)).for("update");
  if (!row || (reader.accountId !== null && row.accountId !== reader.accountId))
    throw new Problem(404, "offer-not-found");
  return row;
}

/** A locked offer as the rules see it today, and the terms that hold. */
export async function readNegotiation(
  tx: Db,
  row: OfferRow,
  today: string,
): Promise<{ negotiation: Negotiation; terms: ProposedTerms }> {
  const { id, kind, side, details, offerId } = offerEvents;
  const isOfOffer = eq(offerId, row.id);
  const ids = await readNewest(tx, offerEvents, { isOf: isOfOffer, quiet: "message" });
  const [proposed] = await tx
    .select({ side, details })
    .from(offerEvents)
    .where(and(isOfOffer, eq(kind, "proposed")))
    .orderBy(sql`${id} desc`)
    .limit(1);
  if (!proposed) throw new Error(`The offer ${row.id} has no terms.`);
  const { status, turn, answerBy } = standsToday(row, today);
  return {
    negotiation: {
      ...ids,
      status,
      turn,
      answerBy,
      proposal: row.proposal,
      budget: row.budget,
      proposedBy: proposed.side as OfferTurn,
    },
    terms: proposed.details["terms"] as ProposedTerms,
  };
}
