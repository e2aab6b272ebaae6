import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { allTables } from "#server/backup/tables.ts";
import { rowsOf, type Db } from "#server/db/client.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { grantServing } from "#server/db/serving-role.ts";
import { sqlState } from "#server/db/sql-state.ts";
import { test as base } from "#test/support/fixtures.ts";
import { openTestDatabase } from "#test/support/database/database.ts";

// What the whole suite over PostgreSQL serves as; here it is shown on both databases what it cannot do.
const role = "limited_server";
const test = base
  .extend("database", { scope: "file" }, async ({}, { onCleanup }) => {
    const database = await openTestDatabase("owner");
    onCleanup(() => database.close());
    return database;
  })
  .extend(
    "asServer",
    ({ database }) =>
      <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
        database.db.transaction(async (tx) => {
          await tx.execute(sql.raw(`set local role ${role}`));
          return work(tx);
        }),
  )
  .extend(
    "refusal",
    ({ asServer }) =>
      (statement: string) =>
        asServer((tx) => tx.execute(sql.raw(statement))).then(() => "done", sqlState),
  );

test.beforeAll(async ({ database }) => {
  await database.db.execute(sql.raw(`create role ${role}`)).catch((error: unknown) => {
    // Roles belong to the whole of a PostgreSQL, and another run may have left it.
    if (sqlState(error) !== "42710") throw error;
  });
  await grantServing(database.db, role);
  await database.db
    .insert(historyRecords)
    .values({ actorId: null, action: "client.create", subjectId: "x", changes: {} });
});

const forbidden = "42501";

test.for([
  "update history_records set action = 'x'",
  "truncate history_records",
  "alter table history_records disable trigger all",
  "drop trigger history_records_append_only on history_records",
  "truncate likes",
  "drop table likes",
  "alter table users add column extra text",
  "create table extra (id int)",
  "create schema extra",
  "create role extra",
  "drop function refuse_change() cascade",
  "update drizzle.__drizzle_migrations set created_at = 0",
  "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 0)",
])("%s is not the servers' to do", async (statement, { refusal }) => {
  expect(await refusal(statement)).toBe(forbidden);
});

test.for(["update history_records set action = 'x'", "delete from history_records"])(
  "%s is not even their owner's to do",
  async (statement, { database }) => {
    await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: "history_records is append-only" },
    });
  },
);

test("what is older than 400 days is the servers' to delete from the record, and nothing younger", async ({
  database,
  asServer,
}) => {
  const old = { actorId: null, action: "client.create", subjectId: "old", changes: {} } as const;
  const day = 86_400_000;
  await database.db.insert(historyRecords).values([
    { ...old, createdAt: new Date(Date.now() - 401 * day) },
    { ...old, createdAt: new Date(Date.now() - 399 * day) },
  ]);
  await asServer((tx) =>
    tx.execute(sql`delete from history_records where created_at < now() - interval '400 days'`),
  );
  expect(await database.db.$count(historyRecords, eq(historyRecords.subjectId, "old"))).toBe(1);
  await expect(asServer((tx) => tx.execute(sql`delete from history_records`))).rejects.toMatchObject({
    cause: { message: "history_records is append-only" },
  });
});

test("every table is the servers' to read and to add to, and all but the record to change", async ({
  database,
}) => {
  const rights = await rowsOf<Record<string, boolean | string>>(
    database.db,
    sql`select tablename as name,
      has_table_privilege(${role}, 'public.' || tablename, 'select') as read,
      has_table_privilege(${role}, 'public.' || tablename, 'insert') as add,
      has_table_privilege(${role}, 'public.' || tablename, 'update') as change,
      has_table_privilege(${role}, 'public.' || tablename, 'delete') as remove
      from pg_tables where schemaname = 'public' order by tablename`,
  );
  expect(rights.map(({ name }) => name)).toEqual(expect.arrayContaining([...allTables]));
  for (const { name, ...may } of rights) {
    const isRecord = name === "history_records";
    expect({ name, ...may }).toEqual({ name, read: true, add: true, change: !isRecord, remove: true });
  }
});

test("an update of the database asks nothing of the servers when there is none", async ({ asServer }) => {
  await expect(
    asServer((tx) => tx.execute(sql`select max(created_at) from drizzle.__drizzle_migrations`)),
  ).resolves.toBeDefined();
});
