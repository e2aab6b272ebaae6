import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { openAsBlob } from "node:fs";
import { inject } from "vitest";
import { openEmbedded, type OpenDatabase } from "#server/db/client.ts";

/** An embedded database that a worker keeps from one opening to the next, and what it was when it was empty. */
interface Kept {
  open: OpenDatabase;
  pglite: PGlite;
  /** The rows that migrations write, by table, and where each sequence stands. */
  rows: { name: string; rows: unknown[] }[];
  sequences: { name: string; value: string; called: boolean }[];
  schema: string;
}

const catalogs =
  "pg_class pg_attribute pg_constraint pg_index pg_trigger pg_proc pg_type pg_namespace pg_authid pg_auth_members pg_db_role_setting pg_statistic pg_extension".split(
    " ",
  );
/** Differs after anything was made, changed, dropped, granted or analysed. */
const schemaQuery = catalogs
  .map((name) => `select '${name}' as name, count(*), max(xmin::text::bigint) from ${name}`)
  .join(" union all ");
const tablesQuery = `select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`;
const sequencesQuery = `select format('%I', sequencename) as name, coalesce(last_value, start_value)::text as value,
  last_value is not null as called from pg_sequences where schemaname = 'public'`;
/** What deleted rows still take; a database that holds more is slower than a new one. */
const sizeQuery = `select coalesce(sum(pg_total_relation_size(oid)), 0)::int as bytes from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace`;
const mostBytes = 8_000_000;

const schemaOf = async (pglite: PGlite) => JSON.stringify((await pglite.query(schemaQuery)).rows);

async function openNew(): Promise<Kept> {
  const open = await openEmbedded({ dump: await openAsBlob(inject("embeddedTemplate")) });
  const pglite = (open.db as unknown as { $client: PGlite }).$client;
  const rows = [];
  for (const { name } of (await pglite.query<{ name: string }>(tablesQuery)).rows) {
    const { rows: found } = await pglite.query<{ row: unknown }>(`select to_json(t) as row from ${name} t`);
    rows.push({ name, rows: found.map(({ row }) => row) });
  }
  const sequences = (await pglite.query<Kept["sequences"][number]>(sequencesQuery)).rows;
  return { open, pglite, rows, sequences, schema: await schemaOf(pglite) };
}

/** Makes it what it was when it was opened; false where that can't be done by deleting rows. */
async function empty({ pglite, rows, sequences, schema }: Kept): Promise<boolean> {
  await pglite.exec("discard all"); // refused beside another statement
  await pglite.exec("set search_path to public; set session_replication_role = replica");
  const tables = (await pglite.query<{ name: string }>(tablesQuery)).rows;
  for (const { name } of tables) await pglite.exec(`delete from ${name}`);
  for (const { name, rows: written } of rows)
    await pglite.query(
      `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(written)],
    );
  for (const { name, value, called } of sequences)
    await pglite.query("select setval($1::regclass, $2::bigint, $3)", [name, value, called]);
  await pglite.exec("set session_replication_role = default");
  const [size] = (await pglite.query<{ bytes: number }>(sizeQuery)).rows;
  return (size?.bytes ?? 0) < mostBytes && (await schemaOf(pglite)) === schema;
}

const free: Kept[] = [];

/** To open a new one takes a third of a second and more; to empty one, a few milliseconds. */
async function takeOne(): Promise<Kept> {
  for (let kept = free.pop(); kept; kept = free.pop()) {
    if (await empty(kept)) return kept;
    await kept.open.close();
  }
  return openNew();
}

/** An empty, migrated embedded database; whoever still asks it after its end is refused, as by a closed one. */
export async function openKept(): Promise<OpenDatabase> {
  const kept = await takeOne();
  let isClosed = false;
  const own = new Proxy(kept.pglite, {
    get(target, name) {
      if (isClosed) throw new Error("PGlite is closed");
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return {
    ...kept.open,
    db: drizzle(own),
    async close() {
      if (isClosed) return;
      isClosed = true;
      free.push(kept);
    },
  };
}
