import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Attachment, OfferDetails, OfferEvent } from "#contract/offer-events.ts";
import type { Db } from "#server/db/client.ts";
import { fullName } from "#server/db/full-name.ts";
import { users } from "#server/db/people-schema.ts";
import { offerAttachments, offerEvents, offers } from "#server/db/offers-schema.ts";
import { isUuid } from "#server/db/uuid.ts";
import { findUnread } from "./page.ts";
import type { OfferReader } from "./reader.ts";
import { findShownVoices } from "./shown-voices.ts";
import { findOffers } from "./sql.ts";

/** The files of an offer that messages have taken, by event. */
async function findAttachments(db: Db, offerId: string): Promise<Map<number | null, Attachment[]>> {
  const { id, eventId, name, format, byteLength, seconds, peaks } = offerAttachments;
  const rows = await db
    .select({ eventId, attachmentId: id, name, format, byteLength, seconds, peaks })
    .from(offerAttachments)
    .where(and(eq(offerAttachments.offerId, offerId), isNotNull(eventId)))
    .orderBy(asc(offerAttachments.createdAt), asc(id));
  const grouped = Map.groupBy(rows, (row) => row.eventId);
  return new Map(
    [...grouped].map(([key, files]) => [key, files.map(({ eventId: _event, ...file }) => file)]),
  );
}

/** What somebody is called: the agency's people by their first names where a client reads. */
function shownName(person: Parameters<typeof fullName>[0], isFirstNameOnly: boolean): string {
  const whole = fullName(person);
  return isFirstNameOnly ? (whole.split(" ")[0] ?? "") : whole;
}

async function findEvents(db: Db, reader: OfferReader, offerId: string): Promise<OfferEvent[]> {
  const attachments = await findAttachments(db, offerId);
  const rows = await db
    .select({
      id: offerEvents.id,
      at: offerEvents.createdAt,
      side: offerEvents.side,
      kind: offerEvents.kind,
      details: offerEvents.details,
      name: users.name,
      lastName: users.lastName,
    })
    .from(offerEvents)
    .leftJoin(users, eq(users.id, offerEvents.userId))
    .where(eq(offerEvents.offerId, offerId))
    .orderBy(asc(offerEvents.id));
  return rows.map(({ id, at, side, kind, details, ...person }) => {
    const by = shownName(person, side === "agency" && reader.side === "client");
    const files = kind === "message" ? { attachments: attachments.get(id) ?? [] } : {};
    const event = { eventId: String(id), at: at.toISOString(), side, by, kind, ...details, ...files };
    return event as OfferEvent;
  });
}

/**
 * One offer with everything that it holds, as a reader sees it. Undefined for an unknown one and for another account's.
 */
export async function readDetails(
  db: Db,
  reader: OfferReader,
  offerId: string,
  today: string,
): Promise<OfferDetails | undefined> {
  if (!isUuid(offerId)) return undefined;
  const [placed] = await findOffers(db, { accountId: reader.accountId, offerId, limit: 1 }, today);
  const { usage, deliverBy, again, brief } = offers;
  const [more] = await db
    .select({ usage, deliverBy, again, brief })
    .from(offers)
    .where(eq(offers.id, offerId));
  if (!placed || !more) return undefined;
  const voices = await findShownVoices(db, [placed.offer.offerId], { today, older: true });
  const unread = await findUnread(db, reader.userId, [placed.offer.offerId]);
  return {
    ...placed.offer,
    userName: placed.userName,
    company: placed.company,
    unread: unread.get(placed.offer.offerId) ?? 0,
    voices: voices.get(placed.offer.offerId) ?? [],
    ...more,
    events: await findEvents(db, reader, placed.offer.offerId),
  };
}
