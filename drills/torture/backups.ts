import { readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { checkBackup } from "#server/backup/restore.ts";
import { backupName, backupTime } from "#server/backup/rotation.ts";

const hour = 3_600_000;

const namesIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).flatMap((name) => {
    const time = backupTime(name);
    return time ? [{ name, time }] : [];
  });

/** Lets every backup be an hour older, so that the next server takes one as soon as it starts. */
export async function ageBackups(folder: string): Promise<void> {
  const oldestFirst = (await namesIn(folder)).toSorted((a, b) => a.time.getTime() - b.time.getTime());
  for (const { name, time } of oldestFirst)
    await rename(join(folder, name), join(folder, backupName(new Date(time.getTime() - hour))));
}

/** Every backup that stands under its name is whole, however its server ended; how many there are, and what is damaged. */
export async function checkBackups(folder: string): Promise<{ backups: number; damage: string[] }> {
  const names = (await namesIn(folder)).map(({ name }) => name);
  const results = await Promise.allSettled(names.map((name) => checkBackup(join(folder, name))));
  const damage = results.flatMap((result, nth) =>
    result.status === "rejected" ? [`the backup ${names[nth]} is damaged: ${String(result.reason)}`] : [],
  );
  return { backups: names.length, damage };
}
