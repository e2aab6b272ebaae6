import { and, asc, desc, eq, gt, inArray, lt } from "drizzle-orm";
import type { Attachment, OfferEvent } from "#contract/offers/offer-events.ts";
import { newestEvents } from "#server/acts/newest-events.ts";
import type { Db } from "#server/db/client.ts";
import { fullName } from "#server/db/text/full-name.ts";
import { users } from "#server/db/schema/people.ts";
import { offerAttachments, offerEvents } from "#server/db/schema/offers.ts";
import type { OfferReader } from "./reader.ts";

/** About what a voice takes that an event names. */
const voiceBytes = 400;

/** The files that messages have taken, by event. */
async function findAttachments(db: Db, eventIds: number[]): Promise<Map<number | null, Attachment[]>> {
  const { id, eventId, name, format, byteLength, seconds, peaks } = offerAttachments;
  const rows = await db
    .select({ eventId, attachmentId: id, name, format, byteLength, seconds, peaks })
    .from(offerAttachments)
    .where(inArray(eventId, eventIds))
    .orderBy(asc(offerAttachments.createdAt), asc(id));
  const grouped = Map.groupBy(rows, (row) => row.eventId);
  return new Map(
    [...grouped].map(([key, files]) => [key, files.map(({ eventId: _event, ...file }) => file)]),
  );
}

/** What somebody is called, empty for who is gone: the agency's people by their first names where a client reads. */
export function shownName(person: Parameters<typeof fullName>[0], isFirstNameOnly: boolean): string {
  const whole = fullName(person);
  return isFirstNameOnly ? (whole.split(" ")[0] ?? "") : whole;
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Some events of an offer after one of them and before another, the newest first. */
const readRows = (db: Db, offerId: string, after: number, before: number | undefined, limit: number) =>
  db
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
    .where(
      and(
        eq(offerEvents.offerId, offerId),
        gt(offerEvents.id, after),
        before === undefined ? undefined : lt(offerEvents.id, before),
      ),
    )
    .orderBy(desc(offerEvents.id))
    .limit(limit);

/** The voices that the proposals among some events are about. */
export const voicesNamedIn = (events: Pick<OfferEvent, "kind">[]): string[] => [
  ...new Set(
    events.flatMap((event) =>
      event.kind === "proposed" ? (event as Extract<OfferEvent, { kind: "proposed" }>).terms.voiceIds : [],
    ),
  ),
];

const bytesOf = ({ kind, details }: Row): number => {
  const named = kind === "proposed" ? (details["terms"] as { voiceIds: string[] }).voiceIds.length : 0;
  return Buffer.byteLength(JSON.stringify(details)) + named * voiceBytes;
};

interface Wanted {
  /** Only those after this one. */
  after?: number | undefined;
  /** Only those before this one. */
  before?: number;
  /** All of them, for a file. */
  isWhole?: boolean;
}

/** Events of an offer as a reader sees them, oldest first: the newest that an answer holds. */
export async function findEvents(
  db: Db,
  reader: OfferReader,
  offerId: string,
  { after = 0, ...wanted }: Wanted = {},
): Promise<{ events: OfferEvent[]; hasOlder: boolean }> {
  const { rows, hasOlder } = await newestEvents({
    ...wanted,
    bytesOf,
    read: (before, limit) => readRows(db, offerId, after, before, limit),
  });
  const attachments = await findAttachments(
    db,
    rows.map(({ id }) => id),
  );
  const events = rows.toReversed().map(({ id, at, side, kind, details, ...person }) => {
    const by = shownName(person, side === "agency" && reader.side === "client");
    const files = kind === "message" ? { attachments: attachments.get(id) ?? [] } : {};
    const event = { eventId: String(id), at: at.toISOString(), side, by, kind, ...details, ...files };
    return event as OfferEvent;
  });
  return { events, hasOlder };
}
