import { and, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { DeviceKind } from "#contract/constants/values/people.ts";
import { historyActions, type HistoryAction } from "#contract/constants/history-actions.ts";
import type { Db } from "#server/db/client.ts";
import { historyRecords, refusedLogins } from "#server/db/schema/operations.ts";
import { users } from "#server/db/schema/people.ts";
import { type HistoryFilters, timesOf } from "./filters.ts";

/** A row of the record, or of the refused logins of an hour, whose `count` says how many there were. */
export interface HistoryRow {
  id: number;
  at: Date;
  action: HistoryAction;
  /** Empty for a name that nobody has. */
  actorId: string | null;
  subjectId: string;
  fields: string[];
  /** The state before and after, where that changed. */
  state: { from: string; to: string } | null;
  count: number | null;
  deviceKind: DeviceKind;
  browser: string;
}

/** What to look for in the two tables; undefined where it is nobody's. */
export interface Wanted {
  records: SQL | undefined;
  refused: SQL | undefined;
}

/** The conditions that the filters amount to; undefined for a person whom nobody is called like. */
export async function wantedRows(db: Db, filters: HistoryFilters): Promise<Wanted | undefined> {
  const { person } = filters;
  const subjects = [filters.subject ?? []].flat();
  const { since, before } = timesOf(filters);
  const [user] = person === undefined ? [] : await findPerson(db, person);
  if (person !== undefined && !user) return undefined;
  const { actorId, action, subjectId, createdAt } = historyRecords;
  return {
    records: and(
      user && or(eq(actorId, user.id), eq(subjectId, user.id)),
      subjects.length > 0
        ? inArray(
            action,
            subjects.flatMap((subject) => [...historyActions[subject]]),
          )
        : undefined,
      since && gte(createdAt, since),
      before && lt(createdAt, before),
    ),
    refused: and(
      user && eq(refusedLogins.userId, user.id),
      subjects.length === 0 || subjects.includes("security") ? undefined : sql`false`,
      since && gte(refusedLogins.hour, since),
      before && lt(refusedLogins.hour, before),
    ),
  };
}

const findPerson = (db: Db, userName: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.userName, userName));

/** How the state stands among the changes: before and after, of an artist or of a voice request. */
const stateKeys = ["state", "status"];
const states = sql<unknown>`coalesce("changes" -> 'state', "changes" -> 'status')`;

const stateOf = (pair: unknown): HistoryRow["state"] => {
  const [from, to]: unknown[] = Array.isArray(pair) ? pair : [];
  return typeof from === "string" && typeof to === "string" ? { from, to } : null;
};

/** Rows of both tables, the newest first. */
export async function findRows(
  db: Db,
  { records, refused }: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<HistoryRow[]> {
  const none = sql<number | null>`null::integer`.as("count");
  const ofRecord = db
    .select({
      id: historyRecords.id,
      at: historyRecords.createdAt,
      action: historyRecords.action,
      actorId: sql<string | null>`"actor_id"::text`.as("actor"),
      subjectId: historyRecords.subjectId,
      fields: sql<string[]>`array(select jsonb_object_keys("changes"))`.as("fields"),
      state: states.as("state"),
      count: none,
      deviceKind: historyRecords.deviceKind,
      browser: historyRecords.browser,
    })
    .from(historyRecords)
    .where(records);
  const ofLogins = db
    .select({
      id: sql<number>`0::bigint`.as("id"),
      at: refusedLogins.hour,
      action: sql<HistoryAction>`'login.refused'`.as("action"),
      actorId: sql<string | null>`"user_id"`.as("actor"),
      subjectId: sql<string>`''`.as("subject"),
      fields: sql<string[]>`'{}'::text[]`.as("fields"),
      state: sql<unknown>`null::jsonb`.as("state"),
      count: sql<number | null>`"count"`.as("count"),
      deviceKind: sql<DeviceKind>`''`.as("kind"),
      browser: sql<string>`''`.as("browser"),
    })
    .from(refusedLogins)
    .where(refused);
  const rows = await unionAll(ofRecord, ofLogins)
    // By the places of the columns: time, number, actor.
    .orderBy(sql`2 desc, 1 desc, 4`)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    ...row,
    fields: row.fields.filter((field) => !stateKeys.includes(field)).toSorted(),
    state: stateOf(row.state),
  }));
}

/** How many rows there are. */
export async function countRows(db: Db, { records, refused }: Wanted): Promise<number> {
  return (await db.$count(historyRecords, records)) + (await db.$count(refusedLogins, refused));
}
