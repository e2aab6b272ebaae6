import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { openEmbedded, rowsOf } from "#server/db/client.ts";
import { keepLogAhead } from "#server/db/log-ahead.ts";
import { test as base } from "#test/support/fixtures.ts";

const test = base.extend("embedded", async ({ folder }, { onCleanup }) => {
  const database = await openEmbedded({ directory: folder });
  onCleanup(() => database.close());
  return database.db;
});

test("a file of the log is ahead from the first start on, however much is written, and full ones do not pile up", async ({
  embedded,
}) => {
  const files = () =>
    rowsOf<{ isAhead: boolean }>(
      embedded,
      sql`select name > pg_walfile_name(pg_current_wal_insert_lsn()) as "isAhead" from pg_ls_waldir()`,
    );
  const run = () => keepLogAhead(embedded);
  await embedded.execute(sql`create table words (word text)`);
  for (let round = 0; round < 3; round += 1) {
    await run();
    expect(await files()).toContainEqual({ isAhead: true });
    // As if the file were full.
    await embedded.execute(sql`insert into words values ('one')`);
    await embedded.execute(sql`select pg_switch_wal()`);
    await embedded.execute(sql`insert into words values ('another')`);
  }
  await run();
  expect((await files()).length).toBeLessThanOrEqual(4);
});
