import { and, desc, eq } from "drizzle-orm";
import type { ProductionState } from "#contract/constants/values/productions.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { OfferEvent } from "#contract/offers/offer-events.ts";
import type { Db } from "#server/db/client.ts";
import { offerEvents } from "#server/db/schema/offers.ts";
import type { ProductionMailKind } from "#server/db/schema/operations.ts";
import { productions, takes } from "#server/db/schema/productions.ts";
import { say } from "#server/http/language/sentences.ts";
import { openNotes } from "./sentences.ts";

/** Of which state a letter tells, and the newest event of which kind it names. */
const tells: Record<ProductionMailKind, { state: ProductionState; event: OfferEvent["kind"] }> = {
  "takes-handed-over": { state: "review", event: "handedOver" },
  "takes-waiting": { state: "review", event: "handedOver" },
  "changes-asked": { state: "changes", event: "changesAsked" },
  "takes-approved": { state: "approved", event: "approved" },
};

/** Minutes and seconds, as `1:05`. */
const lengthOf = (seconds: number) => {
  const whole = Math.round(seconds);
  return `${Math.trunc(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

interface Named {
  takes?: { takeId: string; title: string; seconds?: number; sha256?: string }[];
  notes?: number;
}

/**
 * What a letter says of a production besides its sentence: takes by name and length, files with their hashes, or how many notes;
 * undefined where it stands otherwise by now, so that nobody is to be told.
 */
export async function productionLines(
  db: Db,
  kind: ProductionMailKind,
  offerId: string,
  locale: Locale,
): Promise<string[] | undefined> {
  const { state, event } = tells[kind];
  const [row] = await db
    .select({ details: offerEvents.details })
    .from(offerEvents)
    .innerJoin(productions, and(eq(productions.offerId, offerEvents.offerId), eq(productions.state, state)))
    .where(and(eq(offerEvents.offerId, offerId), eq(offerEvents.kind, event)))
    .orderBy(desc(offerEvents.id))
    .limit(1);
  if (!row) return undefined;
  const { takes: named = [], notes = 0 } = row.details as Named;
  if (kind === "changes-asked") return notes === 0 ? [] : [say(locale, openNotes, { notes })];
  if (kind === "takes-approved") return fileLines(db, offerId, named);
  return [named.map(({ title, seconds = 0 }) => `${title} (${lengthOf(seconds)})`).join("\n")];
}

/** The approved files by their names, each with its hash under it. */
async function fileLines(db: Db, offerId: string, approved: NonNullable<Named["takes"]>): Promise<string[]> {
  const { id, fileName } = takes;
  const rows = await db.select({ id, fileName }).from(takes).where(eq(takes.offerId, offerId));
  const names = new Map(rows.map((row) => [row.id, row.fileName]));
  return approved.map(({ takeId, title, sha256 }) => `${names.get(takeId) ?? title}\nSHA-256: ${sha256}`);
}
