import { sql } from "drizzle-orm";
import { Insights } from "#contract/insights.ts";
import { rowsOf, type Db } from "#server/db/client.ts";
import { contentTag } from "#server/http/etag.ts";
import { countedKey } from "./counting/sql.ts";
import type { LookBack } from "./period.ts";

// A deployed change of the answer's fields must not be answered with 304.
const shape = contentTag(Insights);

/**
 * The ETag of what the agency learns: by day, and by what was written of it since: counts, the catalogue, offers, requests,
 * likes and rooms. It is made without the answer.
 */
export async function readInsightsTag(db: Db, { days, until }: LookBack): Promise<string> {
  const written = await rowsOf(
    db,
    sql`select
      (select "value" from "facts" where "key" = ${countedKey}) as counted,
      (select "generation"::text from "catalogue") as catalogue,
      (select "generation"::text from "offer_counts" where "owner_key" = 'agency') as offers,
      (select "generation"::text from "request_counts") as requests,
      (select concat_ws(' ', count(*), max("position")) from "likes") as likes,
      (select concat_ws(' ', count(*), max("created_at")) from "rooms") as rooms`,
  );
  return contentTag([shape, days, until, written]);
}
