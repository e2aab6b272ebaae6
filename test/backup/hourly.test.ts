import { readdir } from "node:fs/promises";
import { expect } from "vitest";
import { hourlyBackup } from "#server/backup/job.ts";
import { ClockWatch } from "#server/clock/watch.ts";
import { TestClock } from "#test/support/clock.ts";
import { test } from "#test/support/fixtures.ts";
import { AudioInMemory } from "./audio-in-memory.ts";

test("a backup an hour, however often the server starts", async ({ database, folder }) => {
  const clock = new TestClock();
  const clockWatch = new ClockWatch({ db: database.db, clock: clock.read, uptime: clock.uptime });
  const parts = { db: database.db, audio: new AudioInMemory(), clock: clock.read, clockWatch, folder };
  const backups = async () => (await readdir(folder)).filter((name) => name !== "audio");
  await hourlyBackup(parts).run();
  await hourlyBackup(parts).run();
  expect(await backups()).toHaveLength(1);
  clock.forward(30);
  await hourlyBackup(parts).run();
  expect(await backups()).toHaveLength(1);
  clock.forward(30);
  await hourlyBackup(parts).run();
  // Two of different hours: both are kept.
  expect(await backups()).toHaveLength(2);
});
