import { sql } from "drizzle-orm";
import { rowsOf, type Db } from "./client.ts";

/**
 * Keeps a file ready that the embedded database's log goes on in. Made on a full disk it would fail in the middle of a commit,
 * after which that database never answers again. Nothing else makes checkpoints there, which turn files that were written
 * full into such ones, and need no room for it.
 */
export async function keepLogAhead(db: Db): Promise<void> {
  const [files] = await rowsOf<{ ahead: number; behind: number }>(
    db,
    sql`select count(*) filter (where name > now.file)::int as ahead,
               count(*) filter (where name < now.file)::int as behind
        from pg_ls_waldir(), (select pg_walfile_name(pg_current_wal_insert_lsn()) as file) as now`,
  );
  if (!files || files.ahead > 0) return;
  // A new database has one file, and none to turn into the next.
  if (files.behind === 0) await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
}
