import { mkdir, readdir } from "node:fs/promises";
import { isFuture } from "#server/db/future.ts";
import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";
import type { AudioSource } from "./pieces.ts";
import { backupTime } from "./rotation.ts";
import { pruneBackups, takeBackup, type TakenBackup } from "./take.ts";

type BackupParts = Pick<Parts, "db" | "clock" | "clockWatch"> & { audio: AudioSource; folder: string };

/** Takes a backup, and lets the old ones go where the clock is believed. */
export async function backUp({ db, audio, clock, clockWatch, folder }: BackupParts): Promise<TakenBackup> {
  const taken = await takeBackup({ db, audio, folder, now: clock() });
  if (await clockWatch.mayDestroy()) await pruneBackups(folder, clock());
  return taken;
}

/** When the newest backup was taken; undefined where there is none. A time in the future was a wrong clock's. */
export async function newestBackup(folder: string, now: Date): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => []);
  const times = names.flatMap((name) => backupTime(name) ?? []).filter((time) => !isFuture(time, now));
  return times.toSorted((a, b) => b.getTime() - a.getTime())[0];
}

const nearlyAnHour = 55 * 60_000;

/** Takes a backup when the newest one is an hour old, so that restarts add none. */
export const hourlyBackup = (parts: BackupParts): Job => ({
  name: "backup",
  everySeconds: 300,
  async run() {
    await mkdir(parts.folder, { recursive: true, mode: 0o700 });
    const now = parts.clock();
    const newest = await newestBackup(parts.folder, now);
    if (newest && now.getTime() - newest.getTime() < nearlyAnHour) return;
    const { missingAudio } = await backUp(parts);
    if (missingAudio.length > 0)
      throw new Error(`the backup lacks ${missingAudio.length} audio files that the store lost`);
  },
});
