import { asc, desc, eq, exists, or, sql } from "drizzle-orm";
import type { HistoryPage } from "#contract/history.ts";
import type { Db } from "#server/db/client.ts";
import { fullName } from "#server/db/text/full-name.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { users } from "#server/db/schema/people.ts";

type Person = HistoryPage["people"][number];

/** What is read of somebody. */
export const personColumns = { userName: users.userName, name: users.name, lastName: users.lastName };

/** Somebody by name. */
export const personOf = (row: { userName: string; name: string; lastName: string }): Person => ({
  userName: row.userName,
  name: fullName(row),
});

/** How many people a filter offers. */
const mostPeople = 500;

/** Whom the record can be asked for: owners, and the clients who did something that stands in it. */
export async function findPeopleOfRecord(db: Db): Promise<Person[]> {
  const theirs = db
    .select({ one: sql`1` })
    .from(historyRecords)
    .where(eq(historyRecords.actorId, users.id));
  const rows = await db
    .select(personColumns)
    .from(users)
    .where(or(eq(users.role, "OWNER"), exists(theirs)))
    .orderBy(desc(users.role), asc(users.userName))
    .limit(mostPeople);
  return rows.map(personOf);
}
