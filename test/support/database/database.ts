import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { openPostgres, type OpenDatabase } from "#server/db/client.ts";
import { openKept } from "./kept-embedded.ts";
import { administer, databaseUrl, servingRole, urlFor } from "./postgres-cluster.ts";

/** The database of this vitest project: `server` runs embedded, `server-postgres` on PostgreSQL. */
export const engine = process.env["TEST_DATABASE"] === "postgres" ? "postgres" : "embedded";

/** Whom a test speaks as: the role of the servers, which owns nothing, or the owner of the tables. */
type Speaker = "server" | "owner";

async function openTestPostgres(speaker: Speaker): Promise<OpenDatabase> {
  const url = inject("postgresUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(url, `create database ${name} template template_tinora`);
  const own = databaseUrl(url, name);
  const database = openPostgres(speaker === "owner" ? own : urlFor(servingRole, own), () => undefined);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}

/** An empty, migrated database of the test's own. */
export const openTestDatabase = async (speaker: Speaker = "server"): Promise<OpenDatabase> =>
  engine === "postgres" ? openTestPostgres(speaker) : openKept();
