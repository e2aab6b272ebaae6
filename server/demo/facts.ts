import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { facts } from "#server/db/schema/operations.ts";
import { users } from "#server/db/schema/people.ts";

/** The logins that the server prints, and that everybody knows. */
export const demoLogins = [
  { userName: "demo-owner", password: "demo-owner-password" },
  { userName: "demo-client", password: "demo-client-password" },
] as const;

export const demoPasswordOf = (userName: string): string | undefined =>
  demoLogins.find((login) => login.userName === userName)?.password;

const key = "demo";

/** Whether this database holds the demo catalogue and its printed logins. */
export async function isDemoFilled(db: Db): Promise<boolean> {
  return (await db.$count(facts, eq(facts.key, key))) > 0;
}

/** Whether nobody uses this database yet. */
export const isUnused = async (db: Db): Promise<boolean> => (await db.$count(users)) === 0;

export const markDemoFilled = (tx: Db) => tx.insert(facts).values({ key, value: "filled" });

const fillLock = 7_411_002;

/** Until the transaction ends no other process fills the same database. */
export const lockFilling = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${fillLock})`);
