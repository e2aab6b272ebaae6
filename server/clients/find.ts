import { and, count, desc, inArray, sql, type SQL } from "drizzle-orm";
import type { ClientPage } from "#contract/clients/clients.ts";
import type { ClientOrder, PersonState } from "#contract/constants/values/people.ts";
import { type Db, rowsOf } from "#server/db/client.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { offers } from "#server/db/schema/offers.ts";
import { type Paging, totals } from "#server/http/paging.ts";
import { personColumns, personState, showPerson } from "./shown-person.ts";
import { standsIn, tabsOf } from "#server/offers/standing.ts";
import { searchPattern } from "#server/db/text/search-pattern.ts";
import { turkishOrder } from "#server/db/text/turkish-order.ts";

/** Which accounts are wanted: `q` is part of a name, a company or an address. */
export interface ClientFilters {
  q?: string | undefined;
  state?: PersonState | undefined;
  order?: ClientOrder | undefined;
}

// Its first person's name heads the row of an account.
const accountName = sql`p.first_name`;

const orders: Record<ClientOrder, SQL> = {
  name: sql`${turkishOrder(accountName)}`,
  "-name": sql`${turkishOrder(accountName)} desc`,
  lastSeenAt: sql`p.last_seen_at nulls first`,
  "-lastSeenAt": sql`p.last_seen_at desc nulls last`,
};

/** The accounts that are wanted as `a`, beside what their people amount to as `p`. */
function wanted({ q, state }: ClientFilters, now: Date): SQL {
  const pattern = searchPattern(q ?? "");
  const holds = (text: SQL) =>
    pattern === undefined ? sql`true` : sql`normalize(${text}, NFKC) ~ ${pattern}`;
  const people = sql`
    select account_id, max(last_seen_at) as last_seen_at,
      (array_agg(concat_ws(' ', name, last_name) order by is_active desc, created_at, id))[1] as first_name,
      bool_or(${holds(sql`concat_ws(e'\n', name || ' ' || last_name, user_name, email, pending_email)`)}) as is_found,
      ${state === undefined ? sql`true` : sql`bool_or(${personState(now)} = ${state})`} as has_state
    from users where role = 'CLIENT' group by account_id`;
  // In a locked account everybody is.
  const inState = {
    none: sql`true`,
    locked: sql`(a.is_locked or p.has_state)`,
    other: sql`(not a.is_locked and p.has_state)`,
  }[state === undefined ? "none" : state === "locked" ? "locked" : "other"];
  return sql`from accounts a join (${people}) p on p.account_id = a.id
    where (p.is_found or ${holds(sql`coalesce(a.company, '')`)}) and ${inState}`;
}

/** A page of the clients' accounts with their people. */
export async function findAccounts(
  db: Db,
  paging: Paging,
  filters: ClientFilters,
  { now, today }: { now: Date; today: string },
): Promise<ClientPage> {
  const from = wanted(filters, now);
  const rows = await rowsOf<{ id: string; total: number }>(
    db,
    sql`select a.id, (count(*) over ())::int as total ${from} order by ${orders[filters.order ?? "name"]}, a.id
        limit ${paging.size} offset ${paging.page * paging.size}`,
  );
  // A page past the end tells nothing of the others.
  const [counted] =
    rows.length > 0 ? rows : await rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${from}`);
  const ids = rows.map(({ id }) => id);
  return { content: await showAccounts(db, ids, { now, today }), ...totals(counted?.total ?? 0, paging) };
}

/** These accounts in this order. */
export async function showAccounts(
  db: Db,
  ids: string[],
  { now, today }: { now: Date; today: string },
): Promise<ClientPage["content"]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ accountId: accounts.id, company: accounts.company, isLocked: accounts.isLocked })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  const people = await db
    .select({ accountId: users.accountId, ...personColumns(now) })
    .from(users)
    .where(inArray(users.accountId, ids))
    .orderBy(desc(users.isActive), users.createdAt, users.id);
  const open = await db
    .select({ accountId: offers.accountId, open: count() })
    .from(offers)
    .where(and(inArray(offers.accountId, ids), standsIn(tabsOf(["open"]), today)))
    .groupBy(offers.accountId);
  const ofAccount = Map.groupBy(people, ({ accountId }) => accountId);
  const found = new Map(rows.map((row) => [row.accountId, row]));
  const openOf = new Map(open.map((row) => [row.accountId, row.open]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const shown = (ofAccount.get(id) ?? []).map(({ accountId: _id, ...person }) => showPerson(person));
    return [{ ...row, openOffers: openOf.get(id) ?? 0, people: shown }];
  });
}
