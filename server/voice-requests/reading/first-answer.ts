import { sql } from "drizzle-orm";
import type { RequestDetails } from "#contract/voice-requests/requests.ts";
import { afterWorkingHours } from "#server/clock/working-hours.ts";
import { rowsOf, type Db } from "#server/db/client.ts";
import type { RequestReader, RequestRow } from "./listed.ts";

/** Whether an event `e` of a request is an owner's answer to the visitor, and was not undone. */
export const isAnswer = sql`(e."kind" in ('contacted', 'suggested', 'clientMade')
    or (e."kind" = 'stateChanged' and e."details" ->> 'to' in ('contacted', 'suggested', 'won')))
  and not exists (select from "request_events" u
    where u."request_id" = e."request_id" and u."kind" = 'undone' and u."details" ->> 'undoes' = e."id"::text)`;

/** When a request, or what was merged into it, was first answered, and whether within so many working hours of its arrival. */
export async function findFirstAnswer(
  db: Db,
  { createdAt }: Pick<RequestRow, "createdAt">,
  ids: string[],
  { timeZone, answerHours }: Pick<RequestReader, "timeZone" | "answerHours">,
): Promise<RequestDetails["firstAnswer"]> {
  const [row] = await rowsOf<{ at: string | null }>(
    db,
    sql`select to_char(min(e."created_at") at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from "request_events" e where e."request_id" = any(${sql.param(ids)}::uuid[]) and ${isAnswer}`,
  );
  if (!row?.at) return null;
  const inTime = new Date(row.at) <= afterWorkingHours(timeZone, createdAt, answerHours);
  return { at: row.at, inTime };
}
