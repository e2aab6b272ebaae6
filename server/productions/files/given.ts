import { and, asc, desc, eq, inArray, lte, type SQL } from "drizzle-orm";
import type { TakeFormat } from "#contract/constants/values/productions.ts";
import type { OfferEvent } from "#contract/offers/offer-events.ts";
import type { Db } from "#server/db/client.ts";
import { offerEvents, offers } from "#server/db/schema/offers.ts";
import { productions, takes } from "#server/db/schema/productions.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { findFileOffer } from "#server/offers/attachments/sql.ts";
import type { TakeReader } from "#server/productions/take.ts";
import { archiveName, fileNames } from "./file-names.ts";

/** A take whose original may be downloaded, and the name of its file. */
interface GivenTake {
  id: string;
  name: string;
  format: TakeFormat;
  bytes: number;
  sha256: string;
  createdAt: Date;
}

type Approved = Extract<OfferEvent, { kind: "approved" }>;

/** The takes of an offer that the client approved last. */
export async function findApproved(db: Db, offerId: string): Promise<string[]> {
  const [event] = await db
    .select({ details: offerEvents.details })
    .from(offerEvents)
    .where(and(eq(offerEvents.offerId, offerId), eq(offerEvents.kind, "approved")))
    .orderBy(desc(offerEvents.id))
    .limit(1);
  return ((event?.details["takes"] ?? []) as Approved["takes"]).map(({ takeId }) => takeId);
}

/** Which takes of a production may be downloaded: what is approved, and before that, while originals are shared, what was handed over. */
async function whichAreGiven(db: Db, offerId: string): Promise<SQL> {
  const [production] = await db.select().from(productions).where(eq(productions.offerId, offerId));
  if (production?.state === "approved") return inArray(takes.id, await findApproved(db, offerId));
  if (production?.sharesOriginals) return lte(takes.round, production.round);
  throw new Problem(409, "not-approved");
}

/** The ready ones of some takes of an offer, in their order, each with the name under which its original is saved. */
export async function findNamed(db: Db, offerId: string, which: SQL) {
  const [titled] = await db.select({ title: offers.title }).from(offers).where(eq(offers.id, offerId));
  const title = titled?.title ?? "";
  const rows = await db
    .select()
    .from(takes)
    .where(and(eq(takes.offerId, offerId), eq(takes.state, "ready"), which))
    .orderBy(asc(takes.round), asc(takes.place), asc(takes.id));
  const ready = rows.flatMap(({ format, sha256, ...row }) =>
    format === null || sha256 === null ? [] : [{ ...row, format, sha256 }],
  );
  const names = fileNames(title, ready);
  return { title, named: ready.map((take, nth) => ({ ...take, name: names[nth] ?? "" })) };
}

/**
 * The takes of an offer whose originals may be downloaded, in their order. 404 where the offer is not the reader's; 409 before an
 * approval, for owners too, and once all of the files are deleted. `archive` is a name for all of
 * them as a ZIP.
 */
export async function findGiven(
  db: Db,
  reader: TakeReader,
  offerId: string,
): Promise<{ archive: string; takes: GivenTake[] }> {
  const offer = await findFileOffer(db, reader, offerId);
  const { title, named } = await findNamed(db, offer.offerId, await whichAreGiven(db, offer.offerId));
  const kept = named.filter(({ forgottenAt }) => forgottenAt === null);
  if (kept.length === 0) throw new Problem(409, named.length === 0 ? "not-approved" : "take-deleted");
  return { archive: archiveName(title), takes: kept };
}
