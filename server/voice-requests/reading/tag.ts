import { sql } from "drizzle-orm";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { RequestDetails } from "#contract/voice-requests/requests.ts";
import { rowsOf, type Db } from "#server/db/client.ts";
import { contentTag } from "#server/http/etag.ts";
import { areOpenedFor, findMerged, newestRoom } from "./linked.ts";
import type { RequestReader } from "./listed.ts";

// A deployed change of an answer's fields must not be answered with 304.
const shape = contentTag(RequestDetails);
const fiveMinutes = 5 * 60_000;

/** What is overdue changes by time alone; a page that knows `answerBy` is not behind by these minutes. */
export const timeTag = ({ now, today }: RequestReader) => [today, Math.floor(now.getTime() / fiveMinutes)];

/**
 * The ETag of a request as an owner reads it: of the counters that every write of a request and of its client's offers raises, and
 * of what else it shows, so that a 304 builds no answer. 404 for an unknown one. Read before the answer: what is written meanwhile
 * makes it old.
 */
export async function tagOfRequest(db: Db, reader: RequestReader, requestId: string): Promise<string> {
  const { ids, accountId } = await findMerged(db, requestId);
  const shown = await rowsOf(
    db,
    sql`select
      (select "generation"::text from "request_counts") as requests,
      (select "generation"::text from "offer_counts" where "owner_key" = ${accountId}::text) as offers,
      (select "company" from "accounts" where "id" = ${accountId}::uuid) as company,
      array(select row("id", "user_name", "name", "last_name", "is_active")::text from "users"
        where "role" = 'OWNER' or "account_id" = ${accountId}::uuid order by "id") as people,
      array(select row("id", "version", "closes_at", "closed_at", "ready_at")::text from "rooms"
        where ${areOpenedFor(ids)} order by ${newestRoom} limit ${roomLimits.open}) as rooms`,
  );
  const { generation, locale } = reader;
  return contentTag([shape, ids, accountId, generation, locale, timeTag(reader), shown]);
}
