import { sql } from "drizzle-orm";
import { offerStatuses, type OfferStatus } from "#contract/constants/values/offers.ts";
import type { OfferMonth, OfferSum } from "#contract/insights.ts";
import { ahead } from "#server/clock/agency-day.ts";
import { rowsOf, type Db } from "#server/db/client.ts";
import type { LookBack } from "#server/insights/period.ts";
import { isOverdue } from "#server/offers/standing.ts";

interface Row {
  month: string;
  status: OfferStatus;
  currency: string;
  count: number;
  unpriced: number;
  amount: number;
}

/** The months of a period, the first and the last of them maybe cut. */
function monthsOf({ from, until }: LookBack): Omit<OfferMonth, "sums">[] {
  const months = [];
  for (let first = `${from.slice(0, 7)}-01`; first <= until; first = ahead(first, { months: 1 })) {
    const last = ahead(ahead(first, { months: 1 }), { days: -1 });
    const cut = { from: first < from ? from : first, until: last > until ? until : last };
    months.push({ month: first.slice(0, 7), ...cut, isWhole: cut.from === first && cut.until === last });
  }
  return months;
}

function sumOf(rows: readonly Row[], status: OfferStatus): OfferSum {
  const own = rows.filter((row) => row.status === status);
  const add = (field: "count" | "unpriced") => own.reduce((sum, row) => sum + row[field], 0);
  return {
    status,
    count: add("count"),
    unpriced: add("unpriced"),
    values: own.filter(({ amount }) => amount > 0).map(({ currency, amount }) => ({ currency, amount })),
  };
}

/** The offers made in each month, by what became of them until today. */
export async function readOfferMonths(db: Db, period: LookBack): Promise<OfferMonth[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select to_char("created_at" at time zone ${period.timeZone}, 'YYYY-MM') as month,
      case when ${isOverdue(period.until)} then 'expired' else "status" end as status,
      "currency", count(*)::int as count, count(*) filter (where "budget" = 0)::int as unpriced,
      sum("budget")::float8 as amount
      from "offers" where "created_at" >= ${period.since.toISOString()}::timestamptz
      group by 1, 2, 3 order by 3`,
  );
  return monthsOf(period).map((month) => {
    const own = rows.filter((row) => row.month === month.month);
    return { ...month, sums: offerStatuses.map((status) => sumOf(own, status)) };
  });
}
