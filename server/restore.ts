import { resolve } from "node:path";
import { openAudioStore } from "./audio/open-store.ts";
import { BackupRefused } from "./backup/refused.ts";
import { restoreBackup } from "./backup/restore.ts";
import { runCommand } from "./command.ts";
import { readConfig } from "./config.ts";
import { openConfigured } from "./db/open-configured.ts";
import { sqlState } from "./http/database-problem.ts";
import { createLogger } from "./http/logger.ts";
import { StartProblem } from "./start-problem.ts";

/** Puts a backup in the place of what the configured database holds; an embedded one must have no server. */
await runCommand(async (print) => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new StartProblem("Usage: npm run restore -- <folder of one backup>");
  const config = readConfig(process.env);
  const database = await openConfigured(config, createLogger("silent"));
  try {
    const audio = await openAudioStore(config);
    const path = resolve(folder);
    const { takenAt, tables } = await restoreBackup({ db: database.db, audio, path, now: new Date() });
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    print(`Restored ${rows} rows of ${takenAt}. Everybody has to log in again.`);
  } catch (error) {
    if (sqlState(error) === "42501")
      throw new StartProblem(
        "Nothing was changed: the role in DATABASE_URL may not empty tables. Restore as their owner.",
      );
    if (!(error instanceof BackupRefused)) throw error;
    throw new StartProblem(`This backup is refused, and nothing was changed: ${error.message}.`);
  } finally {
    await database.close();
  }
  return true;
});
