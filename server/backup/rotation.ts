const hour = 3_600_000;
const series = [
  { every: hour, keep: 24 },
  { every: 24 * hour, keep: 14 },
  { every: 7 * 24 * hour, keep: 8 },
];

/** The folder name of a backup taken at `time`: it sorts by time, and is a valid name everywhere. */
export const backupName = (time: Date): string => time.toISOString().replaceAll(":", "-").replace(".", "-");

/** The time that a backup's folder name stands for; undefined for anything else. */
export function backupTime(name: string): Date | undefined {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(name);
  if (!parts) return undefined;
  const [, day, hours, minutes, seconds, milliseconds] = parts;
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Older backups would keep personal data that has been deleted since; the privacy notice says so. */
export const backupWeeks = 8;
const longestKept = backupWeeks * 7 * 24 * hour;

/**
 * The backups to keep: the newest of each of the last 24 hours, 14 days and 8 weeks that have one, and none
 * that is 8 weeks older than the newest. A folder that is no backup of ours is not mentioned, and so never
 * deleted.
 */
export function keptBackups(names: readonly string[]): Set<string> {
  const all = names
    .flatMap((name) => {
      const time = backupTime(name);
      return time ? [{ name, time: time.getTime() }] : [];
    })
    .toSorted((a, b) => b.time - a.time);
  const newestFirst = all.filter(({ time }) => (all[0]?.time ?? 0) - time < longestKept);
  const kept = new Set<string>();
  for (const { every, keep } of series) {
    const slots = new Set<number>();
    for (const { name, time } of newestFirst) {
      const slot = Math.floor(time / every);
      if (slots.has(slot)) continue;
      if (slots.size === keep) break;
      slots.add(slot);
      kept.add(name);
    }
  }
  return kept;
}
