import { expect } from "vitest";
import {
  bucketName,
  countAttempt,
  deleteOldAttempts,
  secondsToWait,
  takeAttempt,
} from "#server/http/limits/attempts.ts";
import { attempts } from "#server/db/schema/operations.ts";
import { test } from "#test/support/fixtures.ts";

const minute = 60_000;
const noon = Date.parse("2026-11-20T12:00:30Z");
const at = (minutes: number) => new Date(noon + minutes * minute);
const limit = (name: string) => ({ bucket: bucketName(name), most: 5, minutes: 60 });

test("five in an hour pass, wherever in the hour they fall; then one waits for the first to go by", async ({
  database,
}) => {
  const hourly = limit("spread");
  for (const minutes of [0, 10, 20, 30, 40])
    expect(await takeAttempt(database.db, hourly, at(minutes))).toBe(0);
  expect(await takeAttempt(database.db, hourly, at(50))).toBe(10 * 60 - 30);
  expect(await takeAttempt(database.db, hourly, at(59))).toBe(30);
  expect(await takeAttempt(database.db, hourly, at(60))).toBe(0);
  expect(await takeAttempt(database.db, hourly, at(60.1))).toBeGreaterThan(0);
});

test("where more were counted than fit, one waits until enough of them have gone by", async ({
  database,
}) => {
  const hourly = limit("over");
  for (const minutes of [0, 0, 10, 10, 10, 10, 10]) await countAttempt(database.db, hourly, at(minutes));
  // Room for one needs three to go, and the first minute has two.
  expect(await secondsToWait(database.db, hourly, at(20))).toBe(50 * 60 - 30);
});

test("refused attempts are not counted, so that a patient caller is let in", async ({ database }) => {
  const hourly = limit("patient");
  for (let i = 0; i < 5; i += 1) await takeAttempt(database.db, hourly, at(0));
  for (let i = 0; i < 20; i += 1) expect(await takeAttempt(database.db, hourly, at(i))).toBeGreaterThan(0);
  expect(await takeAttempt(database.db, hourly, at(60))).toBe(0);
});

test("callers at the same moment take no more than there are", async ({ database }) => {
  const waits = await Promise.all(
    Array.from({ length: 40 }, () => takeAttempt(database.db, limit("at once"), at(0))),
  );
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  expect(waits.filter((seconds) => seconds > 0 && seconds < 59 * 60)).toEqual([]);
});

test("callers at the same moment find those of earlier minutes counted", async ({ database }) => {
  const hourly = limit("later at once");
  for (const minutes of [0, 0, 5]) await takeAttempt(database.db, hourly, at(minutes));
  const waits = await Promise.all(Array.from({ length: 40 }, () => takeAttempt(database.db, hourly, at(10))));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(2);
});

test("times in the future count as long past", async ({ database }) => {
  // Counted under a clock that was a month ahead.
  for (let i = 0; i < 5; i += 1) await countAttempt(database.db, limit("ahead"), at(30 * 24 * 60));
  expect(await secondsToWait(database.db, limit("ahead"), at(0))).toBe(0);
  for (let i = 0; i < 5; i += 1) expect(await takeAttempt(database.db, limit("ahead"), at(0))).toBe(0);
  expect(await takeAttempt(database.db, limit("ahead"), at(0))).toBeGreaterThan(0);
});

test("buckets do not touch one another, and old windows are deleted", async ({ database }) => {
  await countAttempt(database.db, limit("one"), at(0));
  expect(await secondsToWait(database.db, { ...limit("other"), most: 1 }, at(0))).toBe(0);
  expect(await secondsToWait(database.db, { ...limit("one"), most: 1 }, at(0))).toBeGreaterThan(0);
  await countAttempt(database.db, limit("day after tomorrow"), at(2 * 24 * 60));
  await deleteOldAttempts(database.db, at(200));
  expect(await database.db.$count(attempts)).toBe(0);
});
