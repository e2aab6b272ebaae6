import { mkdir, readdir } from "node:fs/promises";
import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";
import type { AudioSource } from "./pieces.ts";
import { backupTime } from "./rotation.ts";
import { pruneBackups, takeBackup, type TakenBackup } from "./take.ts";

type BackupParts = Pick<Parts, "db" | "clock"> & { audio: AudioSource; folder: string };

/** Takes a backup, and lets the old ones go. */
export async function backUp({ db, audio, clock, folder }: BackupParts): Promise<TakenBackup> {
  const taken = await takeBackup({ db, audio, folder, now: clock() });
  await pruneBackups(folder, clock());
  return taken;
}

const nearlyAnHour = 55 * 60_000;

/** Takes a backup when the newest one is an hour old, so that a restart takes none too many. */
export const hourlyBackup = (parts: BackupParts): Job => ({
  name: "backup",
  everySeconds: 300,
  async run() {
    await mkdir(parts.folder, { recursive: true, mode: 0o700 });
    const times = (await readdir(parts.folder)).map((name) => backupTime(name)?.getTime() ?? 0);
    if (parts.clock().getTime() - Math.max(0, ...times) < nearlyAnHour) return;
    const { missingAudio } = await backUp(parts);
    if (missingAudio.length > 0)
      throw new Error(`the backup lacks ${missingAudio.length} audio files that the store lost`);
  },
});
