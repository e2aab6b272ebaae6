import { sql } from "drizzle-orm";
import { rowsOf, type Db } from "#server/db/client.ts";

/** The hashes of the migrations that this database has seen, oldest first. */
export async function readMigrations(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ hash: string }>(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by id`,
  );
  return rows.map((row) => row.hash);
}

const batch = 500;

/** Every row of a table as a line of JSON, 500 at a time; only inside a transaction. */
export async function* rowLines(tx: Db, table: string): AsyncGenerator<string> {
  const cursor = sql.identifier(`saved_${table}`);
  await tx.execute(
    sql`declare ${cursor} no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql`fetch ${sql.raw(String(batch))} from ${cursor}`);
    for (const { line } of rows) yield `${line}\n`;
    if (rows.length < batch) break;
  }
  await tx.execute(sql`close ${cursor}`);
}

/** Inserts lines that `rowLines` gave, types and all. */
export async function insertLines(tx: Db, table: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${lines.join(",")}]`}::json)`,
  );
}

/** Sets every serial of a table past its greatest value. */
export async function moveSequences(tx: Db, table: string): Promise<void> {
  const serials = await rowsOf<{ column: string }>(
    tx,
    sql`select column_name as column from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and column_default like 'nextval(%'`,
  );
  for (const { column } of serials) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}),
          (select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(table)}), false)`,
    );
  }
}
