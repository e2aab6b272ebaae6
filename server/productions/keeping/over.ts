import { and, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { productions, takes } from "#server/db/schema/productions.ts";

const day = 24 * 60 * 60_000;

// Names by hand: Drizzle leaves out the table inside an expression.
const isApproved = sql`(select e."details" -> 'takes' from "offer_events" e
  where e."offer_id" = "takes"."offer_id" and e."kind" = 'approved' order by e."id" desc limit 1)
  @> jsonb_build_array(jsonb_build_object('takeId', "takes"."id"))`;

/**
 * Rows of takes and their productions whose files are kept no longer: those of an approval from their day on, if both sides were
 * told, and all others some time after it. What was reopened loses nothing.
 */
export const isOver = (now: Date, today: string) =>
  and(
    eq(productions.state, "approved"),
    isNull(takes.forgottenAt),
    or(
      and(
        lte(productions.approvedAt, new Date(now.getTime() - productionLimits.unapprovedDays * day)),
        sql`not ${isApproved}`,
      ),
      and(lte(productions.keptUntil, today), isNotNull(productions.toldAt)),
    ),
  );
