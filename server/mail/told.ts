import { and, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, users } from "#server/db/schema/people.ts";

/** Somebody whom a letter about work goes to. */
export interface Reader {
  id: string;
  role: "OWNER" | "CLIENT";
  accountId: string | null;
  name: string;
  lastName: string;
  address: string;
  locale: Locale | null;
}

/** Those of some people who have a confirmed address and may come in. */
export async function findTold(db: Db, which: SQL | undefined): Promise<Reader[]> {
  const { id, role, accountId, name, lastName, email, locale } = users;
  const mayEnter = and(
    eq(users.isActive, true),
    eq(users.isLocked, false),
    or(isNull(users.accountId), eq(accounts.isLocked, false)),
  );
  const rows = await db
    .select({ id, role, accountId, name, lastName, email, locale })
    .from(users)
    .leftJoin(accounts, eq(accounts.id, users.accountId))
    .where(and(which, isNotNull(email), mayEnter))
    .orderBy(id);
  return rows.flatMap(({ email: address, ...row }) => (address === null ? [] : [{ ...row, address }]));
}
