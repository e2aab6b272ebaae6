import { openAudioStore } from "./audio/open-store.ts";
import { askForBackup } from "./backup/control.ts";
import { backUp } from "./backup/job.ts";
import { checkBackup } from "./backup/restore.ts";
import type { TakenBackup } from "./backup/take.ts";
import { runCommand } from "./command.ts";
import { readConfig, type Config } from "./config.ts";
import { openConfigured } from "./db/open-configured.ts";
import { createLogger } from "./http/logger.ts";

/** An embedded database that a server has open is backed up by that server; any other one from here. */
async function takeOne(config: Config): Promise<TakenBackup> {
  const asked = config.databaseUrl === undefined ? await askForBackup(config.dataDir) : undefined;
  if (asked) return asked;
  const database = await openConfigured(config, createLogger("silent"));
  try {
    const audio = await openAudioStore(config);
    return await backUp({ db: database.db, audio, clock: () => new Date(), folder: config.backupDir });
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
