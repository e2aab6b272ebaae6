import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import type { OfferMailKind } from "#server/db/schema/operations.ts";
import { moveCount } from "#server/offers/counts.ts";
import { oweOfferMails } from "#server/offers/letters/owe.ts";
import { type Standing, tabOf } from "#server/offers/standing.ts";
import { addEvent, type NewEvent } from "./add-event.ts";
import type { OfferRow } from "./lock.ts";

/** The events that the other side is told of by mail. */
const letters: Partial<Record<NewEvent["kind"], OfferMailKind>> = {
  proposed: "offer-terms",
  accepted: "offer-accepted",
  declined: "offer-declined",
  message: "offer-message",
  handedOver: "takes-handed-over",
  changesAsked: "changes-asked",
  approved: "takes-approved",
};

type Changes = Partial<Omit<typeof offers.$inferInsert, "id" | "status" | "turn">>;

/** Adds an event to a locked offer and writes how it stands then; with it counts, what is unread, and mails. */
export async function writeEvent(
  tx: Db,
  row: OfferRow,
  event: NewEvent,
  { to, changes, now }: { to: Pick<Standing, "status" | "turn">; changes?: Changes; now: Date },
): Promise<number> {
  const { status, turn } = to;
  await tx
    .update(offers)
    .set({ ...changes, status, turn, changedAt: now })
    .where(eq(offers.id, row.id));
  const eventId = await addEvent(tx, row, event, now);
  await moveCount(tx, row.accountId, tabOf(row), tabOf(to));
  const kind = letters[event.kind];
  if (kind && event.side !== "system")
    await oweOfferMails(tx, { offerId: row.id, kind, side: event.side, by: event.userId });
  return eventId;
}
