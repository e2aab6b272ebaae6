import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Db } from "./client.ts";
import { rowsOf } from "./rows-of.ts";

/** Whether a database has seen the newest of a folder's migrations; asking changes nothing. */
export async function isMigrated(db: Db, folder: string): Promise<boolean> {
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
