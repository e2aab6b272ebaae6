import { sql } from "drizzle-orm";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { Pool } from "pg";
import { isMigrated } from "./is-migrated.ts";

/** One interface over the embedded database and PostgreSQL; inside a transaction only `tx` may be used. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Db;
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** The embedded database in `directory`, or in memory; the caller holds the directory's lock. */
export async function openEmbedded(options: { directory?: string; dump?: Blob } = {}): Promise<OpenDatabase> {
  // Loaded only where it is used: beside PostgreSQL it would only take memory.
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

const migrationLock = 7_411_001;

/** PostgreSQL behind `url`. Migrations are applied by one process while the others wait. */
export function openPostgres(url: string, onError: (error: Error) => void): OpenDatabase {
  // A database that is away is answered with 503 in under two seconds (reliability.md).
  const pool = new Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 1500, keepAlive: true });
  // Without listeners a dropped connection ends the process: the pool hears of those that lie idle only, and one
  // in use tells its own caller too.
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
  };
}
