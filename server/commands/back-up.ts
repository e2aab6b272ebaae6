import { openAudioStore } from "#server/audio/open-store.ts";
import { backUp } from "#server/backup/job.ts";
import { checkBackup } from "#server/backup/restore.ts";
import type { TakenBackup } from "#server/backup/take.ts";
import { ClockWatch } from "#server/clock/watch.ts";
import { readConfig, type Config } from "#server/config.ts";
import { askServer } from "#server/control/control.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { openDatabase } from "#server/open-database.ts";
import { runCommand } from "./run-command.ts";

const clock = () => new Date();

/** The server that has an embedded database open takes the backup; any other database is backed up from here. */
async function takeOne(config: Config): Promise<TakenBackup> {
  const asked = config.databaseUrl === undefined ? await askServer(config.dataDir, "back-up", {}) : undefined;
  if (asked) return asked;
  const database = await openDatabase(config, createLogger("silent"));
  try {
    const audio = await openAudioStore(config);
    // A command is no start of a server: it compares the clock with the newest row, and waits for nothing.
    const clockWatch = new ClockWatch({
      db: database.db,
      clock,
      uptime: () => 3_600_000 + performance.now(),
    });
    return await backUp({ db: database.db, audio, clock, clockWatch, folder: config.backupDir });
  } finally {
    await database.close();
  }
}

await runCommand(async (print) => {
  const { path, rows, audioFiles, missingAudio } = await takeOne(readConfig(process.env));
  await checkBackup(path);
  print(`${path}: ${rows} rows and ${audioFiles} audio files, read back and whole.`);
  for (const key of missingAudio) print(`Missing in the audio store, and so in the backup: ${key}`);
  return missingAudio.length === 0;
});
