import { sql, type SQL } from "drizzle-orm";
import { funnelSteps, type FunnelStep } from "#contract/constants/values/insights.ts";
import type { FirstContact, Insights } from "#contract/insights.ts";
import { dayIn } from "#contract/constants/wall-clock.ts";
import { rowsOf, type Db } from "#server/db/client.ts";
import type { LookBack } from "#server/insights/period.ts";
import { isAnswer } from "#server/voice-requests/reading/first-answer.ts";

/**
 * Requests that came since a moment, those that were merged into another one as that one, and without spam: when an owner
 * first answered, whether voices were suggested, and the client that was made. What was undone counts no longer.
 */
const cameSince = (since: Date) => sql`
  select r."created_at", r."account_id", a."at" - r."created_at" as took, coalesce(a."suggested", false) as suggested
  from "voice_requests" r left join (
    select coalesce(p."merged_into", p."id") as id, min(e."created_at") as at, bool_or(e."kind" = 'suggested') as suggested
    from "request_events" e join "voice_requests" p on p."id" = e."request_id"
    where ${isAnswer} group by 1) a on a."id" = r."id"
  where r."created_at" >= ${since.toISOString()}::timestamptz and r."merged_into" is null and r."state" <> 'spam'`;

const minutes = sql`percentile_cont(0.5) within group (order by extract(epoch from took) / 60)`;
const rounded = (value: number | null) => (value === null ? null : Math.round(value));

/** How long requests waited for their first contact. */
export async function readFirstContact(db: Db, period: LookBack): Promise<FirstContact> {
  const now = sql`"created_at" >= ${period.since.toISOString()}::timestamptz`;
  const [total] = await rowsOf<Omit<FirstContact, "weeks">>(
    db,
    sql`select ${minutes} filter (where ${now}) as minutes, ${minutes} filter (where not ${now}) as before,
      count(took) filter (where ${now})::int as contacted, count(*) filter (where ${now})::int as requests
      from (${cameSince(period.before)}) r`,
  );
  const weeks = await rowsOf<FirstContact["weeks"][number]>(
    db,
    sql`select date_trunc('week', "created_at" at time zone ${period.timeZone})::date::text as from,
      count(took)::int as contacted, ${minutes} as minutes
      from (${cameSince(period.since)}) r group by 1 order by 1`,
  );
  return {
    minutes: rounded(total?.minutes ?? null),
    before: rounded(total?.before ?? null),
    contacted: total?.contacted ?? 0,
    requests: total?.requests ?? 0,
    weeks: weeks.map((week) => ({ ...week, minutes: rounded(week.minutes) })),
  };
}

/** Whether the client that was made of a request sent an offer of which something holds. */
const offered = (status: SQL) =>
  sql`exists (select from "offers" o where o."account_id" = r."account_id" ${status})`;

/** What became of the requests that came in the period. */
export async function readFunnel(db: Db, { since }: LookBack): Promise<Insights["funnel"]> {
  const [counts] = await rowsOf<Record<FunnelStep, number>>(
    db,
    sql`select count(*)::int as requests, count(*) filter (where suggested)::int as suggested,
      count("account_id")::int as clients, count(*) filter (where ${offered(sql``)})::int as offers,
      count(*) filter (where ${offered(sql`and o."status" = 'accepted'`)})::int as accepted
      from (${cameSince(since)}) r`,
  );
  return funnelSteps.map((step) => ({ step, count: counts?.[step] ?? 0 }));
}

/** The first day of the period of which all requests are still kept: each deletion is recorded with its moment. */
export async function readRequestsFrom(db: Db, { from, timeZone }: LookBack): Promise<string> {
  const [row] = await rowsOf<{ before: string | null }>(
    db,
    sql`select max("subject_id") as before from "history_records" where "action" = 'voice-request.expire'`,
  );
  const kept = row?.before ? dayIn(timeZone, new Date(row.before)) : from;
  return kept > from ? kept : from;
}
