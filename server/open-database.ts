import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";
import { openPostgres, type OpenDatabase } from "./db/client.ts";
import { FolderInUse, lockFolder } from "./db/lock.ts";
import { openFolder } from "./db/open-folder.ts";
import { sqlState } from "./db/sql-state.ts";
import { folders } from "./paths.ts";
import { StartProblem } from "./start-problem.ts";

/** Opens and migrates the database that the configuration names; an embedded one under its folder's lock. */
export const openDatabase = (config: Config, logger: FastifyBaseLogger): Promise<OpenDatabase> =>
  config.databaseUrl === undefined
    ? openLocked(config.dataDir)
    : openServer(config.databaseUrl, (error) => logger.error({ err: error }, "idle connection lost"));

async function openLocked(dataDir: string): Promise<OpenDatabase> {
  const lock = await lockFolder(dataDir).catch((error: unknown) => {
    throw error instanceof FolderInUse ? new StartProblem(error.message) : error;
  });
  try {
    const database = await openFolder(dataDir, folders.migrations);
    await database.migrate(folders.migrations);
    return {
      ...database,
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const forbidden = "42501";

async function openServer(url: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  const database = openPostgres(url, onError);
  try {
    await database.migrate(folders.migrations);
    return database;
  } catch (error) {
    await database.close();
    if (sqlState(error) === forbidden)
      throw new StartProblem(
        "The database needs a migration, and the role in DATABASE_URL may not change tables: run `npm run migrate` as their owner.",
        { cause: error },
      );
    const { hostname } = new URL(url);
    throw new StartProblem(`DATABASE_URL names a database on ${hostname} that cannot be opened.`, {
      cause: error,
    });
  }
}
