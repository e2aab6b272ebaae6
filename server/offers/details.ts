import { eq } from "drizzle-orm";
import type { OfferEvent, OfferNews, OlderEvents } from "#contract/offers/offer-events.ts";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { isUuid } from "#server/db/uuid.ts";
import { readProduction } from "#server/productions/read.ts";
import type { Settings } from "#server/settings.ts";
import { findEvents, voicesNamedIn } from "./events.ts";
import { findUnread } from "./page.ts";
import type { OfferReader } from "./reader.ts";
import { findShownVoices } from "./shown-voices.ts";
import { findOffers } from "./sql.ts";

interface Wanted {
  isWhole?: boolean;
  after?: number | undefined;
  /** How productions are kept; undefined where the server has no `delivery`. */
  delivery?: Pick<Settings, "deliveryDays"> | undefined;
}

/**
 * One offer as a reader sees it, with its newest events, or with all of them for a file. With `after` only what is new since
 * that event, unless it is more than an answer holds; its production is whole, where `delivery` is served. Undefined for an unknown one and for another account's.
 */
export async function readDetails(
  db: Db,
  reader: OfferReader,
  offerId: string,
  today: string,
  { isWhole = false, after, delivery }: Wanted = {},
): Promise<OfferNews | undefined> {
  if (!isUuid(offerId)) return undefined;
  const [placed] = await findOffers(db, { accountId: reader.accountId, offerId, limit: 1 }, today);
  const { usage, deliverBy, again, brief, rounds } = offers;
  const [found] = await db
    .select({ more: { usage, deliverBy, again, brief }, rounds })
    .from(offers)
    .where(eq(offers.id, offerId));
  if (!placed || !found) return undefined;
  const { more } = found;
  const happened = await findEvents(db, reader, offerId, { isWhole, after });
  if (after !== undefined && happened.hasOlder) return readDetails(db, reader, offerId, today, { delivery });
  const tells = (kind: OfferEvent["kind"]) =>
    after === undefined || happened.events.some((event) => event.kind === kind);
  const named = voicesNamedIn(happened.events);
  const voices = tells("proposed")
    ? await findShownVoices(db, [placed.offer.offerId], { today, named })
    : undefined;
  const unread = await findUnread(db, reader.userId, [placed.offer.offerId]);
  return {
    ...placed.offer,
    userName: placed.userName,
    company: placed.company,
    unread: unread.get(placed.offer.offerId) ?? 0,
    voices: voices?.get(placed.offer.offerId) ?? [],
    ...more,
    brief: tells("briefChanged") ? more.brief : null,
    ...(delivery && {
      rounds: found.rounds,
      production: await readProduction(db, reader.side, placed.offer.offerId, delivery),
    }),
    ...happened,
    ...(after === undefined ? {} : { since: String(after), hasOlder: true }),
  };
}

/** The events before one of them, as many as an answer holds; undefined as for the offer. */
export async function readOlderEvents(
  db: Db,
  reader: OfferReader,
  { offerId, before }: { offerId: string; before: number },
  today: string,
): Promise<OlderEvents | undefined> {
  if (!isUuid(offerId)) return undefined;
  const [placed] = await findOffers(db, { accountId: reader.accountId, offerId, limit: 1 }, today);
  if (!placed) return undefined;
  const happened = await findEvents(db, reader, offerId, { before });
  const named = voicesNamedIn(happened.events);
  const voices = await findShownVoices(db, [placed.offer.offerId], { today, named });
  const held = new Set(placed.offer.voiceIds);
  const others = (voices.get(placed.offer.offerId) ?? []).filter(({ voiceId }) => !held.has(voiceId));
  return { ...happened, voices: others };
}
