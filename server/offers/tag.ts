import { eq, sql } from "drizzle-orm";
import type { Locale } from "#contract/constants/site-languages.ts";
import { OfferDetails } from "#contract/offers/offer-events.ts";
import type { Db } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/people.ts";
import { offers } from "#server/db/schema/offers.ts";
import { isUuid } from "#server/db/uuid.ts";
import { contentTag } from "#server/http/etag.ts";
import type { OfferReader } from "./reader.ts";

// A deployed change of an answer's fields must not be answered with 304.
const shape = contentTag(OfferDetails);

/** What an offer looks like besides its own rows. */
export interface Surroundings {
  today: string;
  /** The catalogue's write generation: a voice may have gone. */
  generation: number;
  /** Who is gone has a word in the caller's language. */
  locale: Locale;
}

// Table names by hand: Drizzle leaves them out inside a selected expression.
const newest = sql<number>`(select coalesce(max(e."id"), 0) from "offer_events" e where e."offer_id" = "offers"."id")::float8`;
const production = sql<number>`coalesce((select p."version" from "productions" p where p."offer_id" = "offers"."id"), 0)::float8`;
/** Everybody whose name the offer shows: who sent it, and who did something to it. */
const people = sql<string[]>`array(
  select concat_ws(' ', u."id", u."name", u."last_name") from "users" u
  where u."id" in (
    select "offers"."user_id" union select e."user_id" from "offer_events" e where e."offer_id" = "offers"."id")
  order by u."id")`;
const unreadOf = (userId: string) =>
  sql<number>`coalesce((select u."count" from "offer_unread" u
    where u."offer_id" = "offers"."id" and u."user_id" = ${userId}), 0)`;

/**
 * The ETag of an offer as somebody reads it: its newest event, how many are unread, its production's version, and a hash of what changes without an
 * event, so that a 304 builds no answer. Undefined for an offer that is not the reader's. Read before the answer: what is
 * written meanwhile makes it old, and is asked for again.
 */
export async function readTag(
  db: Db,
  reader: OfferReader,
  offerId: string,
  surroundings: Surroundings,
): Promise<string | undefined> {
  if (!isUuid(offerId)) return undefined;
  const { accountId, userId } = offers;
  const { company } = accounts;
  const [row] = await db
    .select({ newest, production, unread: unreadOf(reader.userId), accountId, userId, company, people })
    .from(offers)
    .leftJoin(accounts, eq(accounts.id, accountId))
    .where(eq(offers.id, offerId));
  if (!row || (reader.accountId !== null && row.accountId !== reader.accountId)) return undefined;
  const { newest: event, unread, production: version, ...others } = row;
  return `"${event}.${unread}.${version}.${contentTag([shape, offerId, reader, surroundings, others]).slice(1)}`;
}

const eventAndRest = /^(?:W\/)?"(\d+)\.\d+\.\d+\.([\w-]+)"$/;

/** Up to which event somebody has an offer by the ETag that they know; undefined where more than events and its production
 * parts it from now. */
export function eventKnown(known: string, tag: string): number | undefined {
  const [, event, rest] = eventAndRest.exec(known) ?? [];
  return rest !== undefined && rest === eventAndRest.exec(tag)?.[2] ? Number(event) : undefined;
}
