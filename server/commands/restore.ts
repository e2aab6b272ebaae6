import { resolve } from "node:path";
import { openAudioStore } from "#server/audio/open-store.ts";
import { BackupRefused } from "#server/backup/manifest.ts";
import { restoreBackup } from "#server/backup/restore.ts";
import { readConfig } from "#server/config.ts";
import { sqlState } from "#server/db/sql-state.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { openDatabase } from "#server/open-database.ts";
import { StartProblem } from "#server/start-problem.ts";
import { runCommand } from "./run-command.ts";

/** Replaces what the configured database holds with a backup; no server may have an embedded one open. */
await runCommand(async (print) => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new StartProblem("Usage: npm run restore -- <folder of one backup>");
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLogger("silent"));
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
