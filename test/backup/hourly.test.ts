import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hourlyBackup } from "#server/backup/job.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { TestClock } from "#test/support/clock.ts";
import { openTestDatabase } from "#test/support/database.ts";
import { AudioInMemory } from "./audio-in-memory.ts";

let database: OpenDatabase;
let folder: string;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "tinora-hourly-"));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test("a backup an hour, however often the server starts", async () => {
  const clock = new TestClock();
  const parts = { db: database.db, audio: new AudioInMemory(), clock: clock.read, folder };
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
