import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { Pool } from "pg";

/** One interface over the embedded database and PostgreSQL; inside a transaction only `tx` may be used. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Db;
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
  /** Connections to a database server: open ones, those of them that are free, and calls that wait for one. */
  connections?(): { open: number; idle: number; waiting: number };
}

/** Runs a statement and gives its rows; both engines answer them under the same name. */
export async function rowsOf<Row>(db: Db, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** The embedded database in `directory`, or in memory; the caller holds the directory's lock. */
export async function openEmbedded(options: { directory?: string; dump?: Blob } = {}): Promise<OpenDatabase> {
  // Loaded only where it is used: with PostgreSQL it would only take memory.
  const { PGlite } = await import("@electric-sql/pglite");
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  const pglite = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
    ...(options.directory ? { dataDir: options.directory } : {}),
    ...(options.dump ? { loadDataDir: options.dump } : {}),
  });
  const db = drizzle(pglite);
  return {
    db,
    migrate: (folder) => migrate(db, { migrationsFolder: folder }),
    close: () => pglite.close(),
  };
}

/** Whether a database has seen the newest of a folder's migrations; asking changes nothing. */
async function isMigrated(db: Db, folder: string): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0;
  const [table] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') as name`,
  );
  if (!table?.name) return false;
  const [seen] = await rowsOf<{ last: string | null }>(
    db,
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  return Number(seen?.last ?? -1) >= newest;
}

const migrationLock = 7_411_001;

/** PostgreSQL behind `url`. Migrations are applied by one process while the others wait. */
export function openPostgres(url: string, onError: (error: Error) => void): OpenDatabase {
  // So a call learns within two seconds that the database is away, and is answered with 503.
  const pool = new Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 1500, keepAlive: true });
  // A dropped connection would end the process if nobody listened. The pool tells of idle ones only; one in use
  // also tells its own caller.
  pool.on("error", onError);
  pool.on("connect", (connection) => void connection.on("error", () => undefined));
  return {
    db: drizzlePostgres(pool),
    async migrate(folder) {
      const client = await pool.connect();
      try {
        const db = drizzlePostgres(client);
        await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
        // A role that may not change tables can serve a database that needs no change.
        if (!(await isMigrated(db, folder))) await migratePostgres(db, { migrationsFolder: folder });
      } finally {
        // The lock ends with its connection, also after a failure.
        client.release(true);
      }
    },
    close: () => pool.end(),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
