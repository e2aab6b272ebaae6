import { isFuture } from "#server/db/future.ts";

const hour = 3_600_000;

/** Older backups would keep personal data that has been deleted since; the privacy notice says so. */
export const backupWeeks = 8;

const series = [
  { every: hour, keep: 24 },
  { every: 24 * hour, keep: 14 },
  { every: 7 * 24 * hour, keep: backupWeeks },
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

/**
 * The backups to keep, by count: the newest of each of the last 24 hours, 14 days and 8 weeks that have one. However
 * wrong the clock was, a new backup takes the place of one old one. Those dated ahead of `now` count as the oldest. A
 * folder that is no backup of ours is not mentioned, and so never deleted.
 */
export function keptBackups(names: readonly string[], now: Date): Set<string> {
  const age = (time: Date) =>
    isFuture(time, now) ? Number.POSITIVE_INFINITY : now.getTime() - time.getTime();
  const newestFirst = names
    .flatMap((name) => {
      const time = backupTime(name);
      return time ? [{ name, time: time.getTime(), age: age(time) }] : [];
    })
    .toSorted((a, b) => (a.age === b.age ? b.time - a.time : a.age - b.age));
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
