import { sql, type SQL } from "drizzle-orm";
import type { OfferStatus, OfferTurn } from "#contract/constants/values/offers.ts";
import { offerStatuses } from "#contract/constants/values/offers.ts";
import type { OfferCounts } from "#contract/offers/offers.ts";

/** What an offer is counted as: the side that must answer, or how it was closed. */
export type Tab = keyof OfferCounts;

export interface Standing {
  status: OfferStatus;
  /** Null unless open. */
  turn: OfferTurn | null;
  answerBy: string | null;
}

/** Status and turn as they are today: an offer whose last day has passed is expired before the event is written. */
export const standsToday = <Row extends Standing>(row: Row, today: string): Row =>
  row.status === "open" && row.answerBy !== null && row.answerBy < today
    ? { ...row, status: "expired", turn: null }
    : row;

/** The tab of an offer. */
export const tabOf = ({ status, turn }: Pick<Standing, "status" | "turn">): Tab =>
  status === "open" ? (turn ?? "agency") : status;

const turns = ["client", "agency"] as const;
const closed = ["accepted", "declined", "withdrawn", "expired"] as const;

/** The tabs of these statuses and this turn; all without either. */
export function tabsOf(statuses: readonly OfferStatus[] = offerStatuses, turn?: OfferTurn): Tab[] {
  const open = statuses.includes("open") ? turns.filter((one) => turn === undefined || one === turn) : [];
  return turn === undefined ? [...open, ...closed.filter((one) => statuses.includes(one))] : open;
}

// Names of columns by hand: Drizzle leaves out the table inside an expression.
const status = sql`"offers"."status"`;
const turn = sql`"offers"."turn"`;
const answerBy = sql`"offers"."answer_by"`;
const oneOf = (column: SQL, values: readonly string[]) =>
  sql`${column} in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

/** Rows of `offers` that are open and whose last day has passed. */
export const isOverdue = (today: string): SQL => sql`(${status} = 'open' and ${answerBy} < ${today}::date)`;

/** Rows of `offers` that stand in one of these tabs today; undefined where all do. */
export function standsIn(tabs: readonly Tab[], today: string): SQL | undefined {
  const open = turns.filter((one) => tabs.includes(one));
  const rest = closed.filter((one) => tabs.includes(one));
  if (open.length + rest.length === turns.length + closed.length) return undefined;
  const ofTurn = open.length === turns.length ? sql`true` : oneOf(turn, open);
  const inTime = sql`(${answerBy} is null or ${answerBy} >= ${today}::date)`;
  const conditions = [
    ...(open.length > 0 ? [sql`(${status} = 'open' and ${ofTurn} and ${inTime})`] : []),
    ...(rest.length > 0 ? [oneOf(status, rest)] : []),
    ...(rest.includes("expired") ? [isOverdue(today)] : []),
  ];
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}
