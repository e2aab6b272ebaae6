import { expect, test } from "vitest";
import { backupName, backupTime, keptBackups } from "#server/backup/rotation.ts";

const hour = 3_600_000;
const start = Date.parse("2026-01-05T00:30:00.000Z");

test("a name stands for its time", () => {
  const time = new Date("2026-05-01T10:02:03.456Z");
  expect(backupName(time)).toBe("2026-05-01T10-02-03-456Z");
  expect(backupTime(backupName(time))).toEqual(time);
  for (const name of ["audio", ".partial-2026-05-01T10-02-03-456Z", "2026-13-01T10-02-03-456Z"])
    expect(backupTime(name)).toBeUndefined();
});

test("hourly for half a year: 24 hours, 14 days and 8 weeks remain", () => {
  const hours = 24 * 180;
  let present: string[] = [];
  for (let nth = 0; nth < hours; nth++) {
    present.push(backupName(new Date(start + nth * hour)));
    const kept = keptBackups(present, new Date(start + nth * hour));
    present = present.filter((name) => kept.has(name));
  }
  const times = present.map((name) => backupTime(name)?.getTime() ?? 0);
  const slots = (length: number) => new Set(times.map((time) => Math.floor(time / length))).size;
  const newest = start + (hours - 1) * hour;
  expect(times.filter((time) => newest - time < 24 * hour)).toHaveLength(24);
  expect(times.filter((time) => newest - time < 14 * 24 * hour).length).toBeGreaterThanOrEqual(24 + 12);
  expect(slots(7 * 24 * hour)).toBe(8);
  expect(present.length).toBeLessThanOrEqual(24 + 14 + 8);
});

test("they go by count: however seldom one is taken, as many are kept", () => {
  const times = Array.from({ length: 30 }, (_, nth) => new Date(start + nth * 30 * 24 * hour));
  const kept = keptBackups(times.map(backupName), times.at(-1) ?? new Date());
  expect([...kept].toSorted()).toEqual(times.slice(-24).map(backupName));
});

test("one that was dated ahead by a wrong clock lets no other go, and goes before them", () => {
  const now = new Date(start + 40 * hour);
  const hourly = Array.from({ length: 24 }, (_, nth) => backupName(new Date(start + (nth + 16) * hour)));
  const ahead = backupName(new Date(start + 4 * 365 * 24 * hour));
  const kept = keptBackups([ahead, ...hourly], now);
  for (const name of hourly) expect(kept).toContain(name);
  // While the clock was wrong it was the newest, and took the place of one.
  const then = keptBackups([ahead, ...hourly], new Date(start + 4 * 365 * 24 * hour));
  expect(then.size).toBeGreaterThanOrEqual(24);
  expect(then).toContain(ahead);
});

test("a stranger's folder is never called kept", () => {
  expect(keptBackups(["audio", "holiday pictures"], new Date()).size).toBe(0);
});
