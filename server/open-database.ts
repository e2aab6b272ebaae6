import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";
import { openPostgres, type OpenDatabase } from "./db/client.ts";
import { FolderInUse, lockFolder } from "./db/lock.ts";
import { isNew, openFolder } from "./db/open-folder.ts";
import { makePrivate } from "./db/private-folder.ts";
import { storageTrouble } from "./db/storage-trouble.ts";
import { sqlState } from "./db/sql-state.ts";
import { folders } from "./paths.ts";
import { StartProblem } from "./start-problem.ts";

/** Opens and migrates the database that the configuration names; an embedded one under its folder's lock. */
export const openDatabase = (config: Config, logger: FastifyBaseLogger): Promise<OpenDatabase> =>
  config.databaseUrl === undefined
    ? openLocked(config.dataDir)
    : openServer(config.databaseUrl, (error) => logger.error({ err: error }, "idle connection lost"));

/** What a new database with the demo catalogue takes, and what a start of one that is there may need, in MB. */
const neededMegabytes = { new: 150, old: 20 };

async function openLocked(dataDir: string): Promise<OpenDatabase> {
  const needed = isNew(dataDir) ? neededMegabytes.new : neededMegabytes.old;
  const trouble = await storageTrouble(dataDir, needed);
  if (trouble !== undefined) throw new StartProblem(trouble);
  await makePrivate(dataDir);
  const explain = (error: unknown) => {
    throw error instanceof FolderInUse
      ? new StartProblem(error.message)
      : new StartProblem(`The database in DATA_DIR (${dataDir}) cannot be opened.`, { cause: error });
  };
  const lock = await lockFolder(dataDir).catch(explain);
  try {
    const database = await openFolder(dataDir, folders.migrations).catch(explain);
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
    // A database that is reached by a socket has no host.
    const host = new URL(url).hostname || "this machine";
    throw new StartProblem(`DATABASE_URL names a database on ${host} that cannot be opened.`, {
      cause: error,
    });
  }
}
