import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rowsOf, type Db } from "#server/db/client.ts";
import { openTestDatabase } from "#test/support/database/database.ts";
import { createPerson } from "#test/support/people.ts";
import { Passwords } from "#server/session/passwords.ts";

/** Everything in it: the rows of every table, and where every sequence stands. */
async function contentOf(db: Db): Promise<Record<string, unknown>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const sequences = await rowsOf(
    db,
    sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  );
  const content: Record<string, unknown> = { sequences };
  for (const { name } of tables) content[name] = await rowsOf(db, sql`select * from ${sql.identifier(name)}`);
  return content;
}

const settingsOf = (db: Db) =>
  rowsOf(
    db,
    sql`select current_setting('work_mem') as memory, current_setting('search_path') as path,
    current_setting('session_replication_role') as role`,
  );

/** Writes rows, those of migrations too, and what only its session has. */
async function use(db: Db): Promise<void> {
  const people = { db, clock: () => new Date(), passwords: new Passwords() };
  await createPerson(people, "CLIENT");
  await db.execute(sql`update catalogue set generation = 7`);
  await db.execute(sql`insert into history_records (action, subject_id, changes) values ('test', '1', '{}')`);
}

test("a test's database has nothing of the one before", async () => {
  const first = await openTestDatabase("owner");
  const empty = await contentOf(first.db);
  const settings = await settingsOf(first.db);
  await use(first.db);
  await first.db.execute(sql`set work_mem = '77MB'`);
  expect(await contentOf(first.db)).not.toEqual(empty);
  await first.close();

  const second = await openTestDatabase("owner");
  expect(await contentOf(second.db)).toEqual(empty);
  expect(await settingsOf(second.db)).toEqual(settings);
  await second.db.execute(sql`create table left_behind (id int)`);
  await second.close();

  const third = await openTestDatabase("owner");
  expect(await contentOf(third.db)).toEqual(empty);
  await third.close();
});

test("a test's database is nobody's after its end", async () => {
  const ended = await openTestDatabase("owner");
  await ended.close();
  const next = await openTestDatabase("owner");
  await expect(ended.db.execute(sql`update catalogue set generation = 9`)).rejects.toThrow(
    /update catalogue|closed/,
  );
  expect(await rowsOf(next.db, sql`select generation from catalogue where generation = 9`)).toEqual([]);
  await next.close();
});
