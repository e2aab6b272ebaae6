import type { sql } from "drizzle-orm";
import type { Db } from "./client.ts";

/** Runs a statement and gives its rows; both engines answer them under the same name. */
export async function rowsOf<Row>(db: Db, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}
