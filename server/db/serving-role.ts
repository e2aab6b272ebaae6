import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";

/**
 * Gives a role what a server needs of a database that belongs to another role: the rows of every table, but the
 * record, which nobody changes (a trigger lets only old entries be deleted). Needed after every migration, because a new table is its owner's alone.
 */
export async function grantServing(db: Db, role: string): Promise<void> {
  const name = sql.identifier(role);
  await db.transaction(async (tx) => {
    await tx.execute(sql`grant usage on schema public, drizzle to ${name}`);
    await tx.execute(sql`grant select on drizzle.__drizzle_migrations to ${name}`);
    await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${name}`);
    await tx.execute(sql`revoke update on history_records from ${name}`);
    await tx.execute(sql`grant usage on all sequences in schema public to ${name}`);
  });
}
